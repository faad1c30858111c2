import { t } from "../../text";
import { numberOf } from "./reading";

export const Id = ({ id }: { id: string }) => (
  <a class="id" href={`#${id}`} aria-label={t("paragraph", { id })}>
    {numberOf(id)}
  </a>
);
