/* A press that does nothing says so. */
import { announce } from "../state/announce";
import { t } from "../text";

export const noUse = (): void => announce(t("told-no-use"));
