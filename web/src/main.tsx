import { render } from "preact";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/pages.css";
import { App } from "./app";
import { firstLang, speak, watchSettings, watchWidth } from "./state/settings";
import { loadSession } from "./state/session";

watchWidth();
void speak(firstLang()).then(() => {
  watchSettings();
  render(<App />, document.getElementById("app")!);
  void loadSession();
});
