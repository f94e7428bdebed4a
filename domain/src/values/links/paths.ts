import type { SystemId } from "../systemIds";

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0
    ? path
    : `${path}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&")}`;
};

export type ForgeMake = "character" | "campaign";

/**
 * What the Forge opens with: a system, a campaign to link to, a character to edit (with `copy`, to copy; with
 * `levelUp`, to raise by a level).
 */
interface ForgeRequest {
  readonly make?: ForgeMake | undefined;
  readonly system?: SystemId | undefined;
  readonly campaign?: string | undefined;
  readonly character?: string | undefined;
  readonly copy?: boolean | undefined;
  readonly levelUp?: boolean | undefined;
}

/** The page of an evening or of a handout, which texts of the table may lead to. */
const TABLE_PAGE = /^\/campaign\/[^/?#]+\/(?:aides|seances)\/[^/?#]+(?:\?system=\w+)?$/;

export const isTablePage = (path: string): boolean => TABLE_PAGE.test(path);

/** All in-app addresses of the product (product §2), so that no screen or notification builds one itself. */
export const paths = {
  landing: "/",
  /** The landing page for signed-in members, whom `/` sends to the dashboard (product §2). */
  showcase: "/?vitrine",
  login: "/login",
  /** The login page after deleting an account. */
  accountDeleted: "/login?adieu",
  register: (code?: string) => withQuery("/register", { code }),
  requestInvite: "/request-invite",
  forgotPassword: "/forgot-password",
  terms: "/terms",
  privacy: "/privacy",
  forge: "/forge",
  forgeWorkshop: ({ copy, levelUp, ...request }: ForgeRequest = {}) =>
    withQuery("/atelier", {
      ...request,
      copy: copy ? "1" : undefined,
      levelUp: levelUp ? "1" : undefined,
    }),
  vtt: "/vtt",
  dashboard: "/dashboard",
  game: "/game",
  /** With an invite `code`, a visitor registers on the way (see `joinLink`). */
  join: (token?: string, system?: SystemId, code?: string) => withQuery("/join", { token, system, code }),
  market: "/market",
  account: "/account",
  admin: "/admin",
  character: (id: string, system?: SystemId) => withQuery(`/character/${encodeURIComponent(id)}`, { system }),
  /** Where on a sheet something is done (`SHEET_PLACES`). */
  sheetPlace: (id: string, system: SystemId, place: string) =>
    `${withQuery(`/character/${encodeURIComponent(id)}`, { system })}#${place}`,
  /** What a character lived at its table. */
  story: (id: string, system?: SystemId) =>
    withQuery(`/character/${encodeURIComponent(id)}/histoire`, { system }),
  campaign: (id: string, system?: SystemId) => withQuery(`/campaign/${encodeURIComponent(id)}`, { system }),
  /** The dates of a campaign, on its page. */
  dates: (id: string, system?: SystemId) =>
    `${withQuery(`/campaign/${encodeURIComponent(id)}`, { system })}#agenda`,
  /** What a player and the MJ write to each other, on the campaign's page: for the MJ, everybody's. */
  whispers: (id: string, system?: SystemId) =>
    `${withQuery(`/campaign/${encodeURIComponent(id)}`, { system })}#messages`,
  /** What its characters did between two evenings, on the campaign's page. */
  downtime: (id: string, system?: SystemId) =>
    `${withQuery(`/campaign/${encodeURIComponent(id)}`, { system })}#entre-deux-seances`,
  mjPanel: (id: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/mj-panel`, { system }),
  /** The evenings of play of a campaign. */
  evenings: (id: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/seances`, { system }),
  /** One of them, by its id or its number. */
  evening: (id: string, eveningId: string | number, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/seances/${encodeURIComponent(eveningId)}`, { system }),
  /** What was shown at the table of a campaign; for its MJ, what may be. */
  handouts: (id: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/aides`, { system }),
  handout: (id: string, handoutId: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/aides/${encodeURIComponent(handoutId)}`, { system }),
  /** What the group of a campaign owns together. */
  chest: (id: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/coffre`, { system }),
  /** What the MJ of a campaign prepared, to be taken elsewhere. */
  adventure: (id: string, system?: SystemId) =>
    withQuery(`/campaign/${encodeURIComponent(id)}/preparation`, { system }),
  /** The product's own room, used when no other VTT is configured. */
  room: (id: string, system?: SystemId) => withQuery(`/session/${encodeURIComponent(id)}`, { system }),
} as const;
