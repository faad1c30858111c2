import { Icon } from "../../../kit";
import type { PlanStep } from "../model";
import { GoodChip } from "./good-chip";

export const StepPicture = ({ step }: { step: PlanStep }) =>
  step.do === "produce" && step.good ? (
    <GoodChip good={step.good} size={24} />
  ) : (
    <Icon name={step.do === "build" ? "house" : "banner"} size={22} cut="var(--paper-raised)" />
  );
