import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { Key } from "./key";
import "./advice.css";

export const AdviceButton = ({ store }: { store: TableStore }) =>
  store.advice.offered.value ? (
    <Button
      look="quiet ask"
      title={t("advice-help")}
      aria-label={t("advice")}
      aria-disabled={store.advice.thinking.value}
      onClick={() => void store.advice.ask()}
    >
      <Icon name="help" />
      <span>{t("advice")}</span> <Key of="advice" />
    </Button>
  ) : null;
