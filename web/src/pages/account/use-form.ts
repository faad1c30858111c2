/* A form that says what went wrong, or that it is done. */
import { useSignal } from "@preact/signals";
import { reasonOf } from "../../api";

export type Submit = (e: SubmitEvent) => void;

export function useForm() {
  const wrong = useSignal(""),
    done = useSignal("");
  const submit =
    (work: (data: FormData) => Promise<void>): Submit =>
    e => {
      e.preventDefault();
      wrong.value = done.value = "";
      work(new FormData(e.currentTarget as HTMLFormElement)).catch(error => {
        wrong.value = reasonOf(error);
      });
    };
  return { submit, wrong, done };
}
