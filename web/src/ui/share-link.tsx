/* A page of ours to show to others: as a link to copy or send, and as a code for a phone. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import type { InvitationOut } from "../server";
import { Qr } from "./qr";
import { SendOn } from "./send-on";

interface ShareLinkProps {
  path: string;
  label: string;
  title: string;
}

export function ShareLink({ path, label, title }: ShareLinkProps) {
  const found = useSignal<InvitationOut | null>(null);
  useEffect(() => {
    api
      .codeFor(path)
      .then(made => {
        found.value = made;
      })
      .catch(() => undefined);
  }, [path]);
  return (
    <div class="share-link">
      <SendOn link={found.value?.link ?? `${location.origin}${path}`} label={label} title={title} />
      {found.value && <Qr code={found.value.code} />}
    </div>
  );
}
