/* A QR code as the server draws it. */
import type { InvitationOut } from "../server";
import { t } from "../text";
import "./qr.css";

/** Light round the code, in modules: readers need it. */
const QUIET = 3;

export const Qr = ({ code: { side, path } }: { code: InvitationOut["code"] }) => (
  <svg
    class="qr"
    viewBox={`${-QUIET} ${-QUIET} ${side + 2 * QUIET} ${side + 2 * QUIET}`}
    role="img"
    aria-label={t("invite-code")}
    shape-rendering="crispEdges"
  >
    <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
