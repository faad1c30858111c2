/* A guest gives a name; an account keeps the games on every device. */
import { useSignal } from "@preact/signals";
import { api, ApiError } from "../api";
import { person } from "../state/session";
import { t } from "../text";
import { Top } from "../ui/top";

export function Account() {
  const me = person.value,
    mode = useSignal<"register" | "login">("register"),
    wrong = useSignal(""),
    done = useSignal("");
  const submit = (work: (data: FormData) => Promise<void>) => (e: SubmitEvent) => {
    e.preventDefault();
    wrong.value = done.value = "";
    work(new FormData(e.currentTarget as HTMLFormElement)).catch(error => {
      wrong.value = error instanceof ApiError && error.message ? error.message : t("error-server");
    });
  };
  const rename = submit(async data => {
    person.value = await api.guest(String(data.get("name")).trim());
    done.value = t("saved");
  });
  const enter = submit(async data => {
    const name = String(data.get("login")).trim(),
      secret = String(data.get("password"));
    person.value = await (mode.value === "register" ? api.register(name, secret) : api.login(name, secret));
    done.value = t("signed-in", { name: person.value.name ?? "" });
  });
  return (
    <div class="plain-page">
      <Top />
      <main class="wrap narrow forms">
        <h1>{t("account")}</h1>
        {!me?.account && (
          <form class="panel" onSubmit={rename}>
            <header>
              <h2>{t("your-name")}</h2>
            </header>
            <div class="body">
              <label class="labelled">
                {t("name-shown")}
                <input class="field" name="name" required maxLength={30} defaultValue={me?.name ?? ""} />
              </label>
              <button class="btn">{t("save")}</button>
            </div>
          </form>
        )}
        {me?.account ? (
          <section class="panel">
            <header>
              <h2>{t("signed-in", { name: me.name ?? "" })}</h2>
            </header>
            <div class="body">
              <button
                class="btn"
                onClick={() =>
                  void api
                    .logout()
                    .then(api.me)
                    .then(next => {
                      person.value = next;
                    })
                }
              >
                {t("sign-out")}
              </button>
            </div>
          </section>
        ) : (
          <form class="panel" onSubmit={enter}>
            <header>
              <h2>{t(mode.value === "register" ? "register" : "sign-in")}</h2>
            </header>
            <div class="body">
              <p class="muted">{t("account-why")}</p>
              <label class="labelled">
                {t("login-name")}
                <input class="field" name="login" required maxLength={60} autocomplete="username" />
              </label>
              <label class="labelled">
                {t("password")}
                <input
                  class="field"
                  name="password"
                  type="password"
                  required
                  minLength={8}
                  autocomplete={mode.value === "register" ? "new-password" : "current-password"}
                />
              </label>
              <p class="row">
                <button class="btn primary">{t(mode.value === "register" ? "register" : "sign-in")}</button>
                <button
                  type="button"
                  class="btn quiet"
                  onClick={() => {
                    mode.value = mode.value === "register" ? "login" : "register";
                  }}
                >
                  {t(mode.value === "register" ? "have-account" : "no-account-yet")}
                </button>
              </p>
            </div>
          </form>
        )}
        {wrong.value && (
          <p role="alert" class="wrong">
            {wrong.value}
          </p>
        )}
        {done.value && <p role="status">{done.value}</p>}
      </main>
    </div>
  );
}
