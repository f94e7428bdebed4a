import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App, MEMBER_ADDRESSES } from "./app/App";

export { PRERENDERED_PAGES } from "./app/prerenderedPages";

/** The addresses behind the session guard, whose page is the shell. */
export const MEMBER_PATHS = Object.keys(MEMBER_ADDRESSES);

/** The HTML of a public page as a visitor without a session first sees it; waits for its lazy parts. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  let html = "";
  for await (const chunk of prelude) html += chunk;
  return html;
}
