/* How many messages of the chat have not been read: a figure on its tab. */
import { t } from "../text";

export const Unread = ({ n }: { n: number }) => (
  <>
    <span class="dot" aria-hidden="true">
      {n}
    </span>
    <span class="vh">, {t("unread", { n })}</span>
  </>
);
