import { callUrl } from "domain/api/call";
import { listCampaigns } from "domain/api/campaignList";
import { getSessionRoute } from "domain/api/publicRoutes";
import { paths } from "domain/values/links/paths";
import { SYSTEM_IDS } from "domain/values/systemIds";
import { type ReactNode, StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App, MEMBER_ADDRESSES } from "./app/App";
import { PLACEHOLDER_ID } from "./app/placeholder/htmlPlaceholder";
import { DashboardPlaceholder, ScreenPlaceholder } from "./app/placeholder/MemberPlaceholder";
import { hosts } from "./http/hosts";

export { PRERENDERED_PAGES } from "./app/prerenderedPages";

/** The addresses behind the session guard. */
const MEMBER_PATHS = Object.keys(MEMBER_ADDRESSES);

/** The HTML of a public page as a visitor without a session first sees it; waits for its lazy parts. */
export const renderPage = (path: string): Promise<string> => render(path, <App />);

/** Only what this origin answers can be asked for ahead of the scripts. */
const early = (addresses: readonly string[]): readonly string[] => (hosts.backend === "" ? addresses : []);

/**
 * The members' pages as they come before it is known who asks: `file` is the HTML file, `lazyParts` the parts that
 * every such page loads (web/chunks.ts), `asked` what it asks the API as soon as it opens.
 */
export const MEMBER_PAGES = [
  {
    file: "dashboard.html",
    paths: [paths.dashboard],
    title: "Mon espace · Dés & Héros",
    lazyParts: ["members"],
    asked: early([
      getSessionRoute.path,
      ...SYSTEM_IDS.map((system) => callUrl(listCampaigns, { params: { system } })),
    ]),
    render: () => renderPlaceholder(<DashboardPlaceholder />),
  },
  {
    file: "member.html",
    paths: MEMBER_PATHS.filter((path) => path !== paths.dashboard),
    title: "Dés & Héros",
    lazyParts: ["members"],
    asked: early([getSessionRoute.path]),
    render: () => renderPlaceholder(<ScreenPlaceholder />),
  },
];

const renderPlaceholder = async (content: ReactNode): Promise<string> =>
  `<div id="${PLACEHOLDER_ID}">${await render(paths.dashboard, content)}</div>`;

async function render(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>{content}</StaticRouter>
    </StrictMode>,
  );
  let html = "";
  for await (const chunk of prelude) html += chunk;
  return html;
}
