/* Where the app begins. */
import { render } from "preact";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./ui/panel.css";
import "./ui/button.css";
import "./ui/field.css";
import "./ui/radios.css";
import { App } from "./app";
import { need } from "./lookup";
import { loadSession } from "./state/session";
import { firstLang, watchSettings, watchWidth } from "./state/settings";
import { startWorker } from "./state/worker";
import { speak } from "./text";

watchWidth();
void speak(firstLang()).then(() => {
  watchSettings();
  render(<App />, need(document.getElementById("app"), "app"));
  void loadSession();
  void startWorker().catch(() => undefined);
});
