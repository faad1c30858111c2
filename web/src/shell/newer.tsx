/* A newer build waits: it is taken when the reader says so. */
import { newer, takeNewer } from "../state/worker";
import { t } from "../text";
import { Button } from "../ui/button";
import { Toast } from "../ui/toast";
import "./newer.css";

export const Newer = () =>
  newer.value ? (
    <Toast class="newer" role="status" icon="anchor">
      <p>{t("newer")}</p>
      <Button look="small" onClick={takeNewer}>
        {t("newer-take")}
      </Button>
      <Button
        look="quiet small"
        onClick={() => {
          newer.value = false;
        }}
      >
        {t("newer-later")}
      </Button>
    </Toast>
  ) : null;
