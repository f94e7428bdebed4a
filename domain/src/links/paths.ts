import type { SystemId } from "../systems/systemIds";

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0
    ? path
    : `${path}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&")}`;
};

export type ForgeMake = "character" | "campaign";

/** What the Forge is opened for: a game, a table to sit at, a character to change (or, with `copy`, to make another of). */
interface ForgeRequest {
  readonly make?: ForgeMake | undefined;
  readonly system?: SystemId | undefined;
  readonly campaign?: string | undefined;
  readonly character?: string | undefined;
  readonly copy?: boolean | undefined;
}

/** Every in-app address of the product (product §2), so that no screen and no notification spells one by hand. */
export const paths = {
  landing: "/",
  /** The landing page for who is signed in, whom `/` alone sends to the dashboard (product §2). */
  showcase: "/?vitrine",
  login: "/login",
  /** The login page for who has just deleted their account. */
  farewell: "/login?adieu",
  register: (code?: string) => withQuery("/register", { code }),
  requestInvite: "/request-invite",
  forgotPassword: "/forgot-password",
  terms: "/terms",
  privacy: "/privacy",
  forge: "/forge",
  forgeWorkshop: ({ copy, ...request }: ForgeRequest = {}) =>
    withQuery("/atelier", { ...request, copy: copy ? "1" : undefined }),
  vtt: "/vtt",
  dashboard: "/dashboard",
  game: "/game",
  join: (token?: string, system?: SystemId) => withQuery("/join", { token, system }),
  market: "/market",
  account: "/account",
  admin: "/admin",
  character: (id: string, system?: SystemId) => withQuery(`/character/${encodeURIComponent(id)}`, { system }),
  campaign: (id: string, system?: SystemId) => withQuery(`/campaign/${encodeURIComponent(id)}`, { system }),
  mjPanel: (id: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/mj-panel`, { system }),
  /** The room behind the VTT link, where no other VTT is configured. */
  room: (id: string, system?: SystemId) => withQuery(`/session/${encodeURIComponent(id)}`, { system }),
} as const;
