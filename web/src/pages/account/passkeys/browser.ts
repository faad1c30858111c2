/* What this browser can do with passkeys: it asks for a finger, a face or a code, and signs. */
import { api } from "../../../api";
import type { Me } from "../../../server";

type Options = Record<string, unknown>;
/** An address of numbers is no name, and a passkey belongs to a name. */
const NUMBERS = /^[\d.]+$|:/;

/** True when a passkey can be made and used here; the server must know them, too. */
export const canPasskeys = (): boolean =>
  window.isSecureContext &&
  !NUMBERS.test(location.hostname) &&
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";

const answered = (found: Credential | null): Options =>
  (found as PublicKeyCredential).toJSON() as unknown as Options;

/** Make one for the account that is signed in. */
export async function makePasskey(password: string): Promise<void> {
  const { options } = await api.askPasskey(password),
    publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
  await api.addPasskey(answered(await navigator.credentials.create({ publicKey })));
}

/** Come in by one. */
export async function signInByPasskey(): Promise<Me> {
  const { options } = await api.askLoginPasskey(),
    publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    );
  return api.loginPasskey(answered(await navigator.credentials.get({ publicKey })));
}

/** The person thought better of it, or the device has none. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
