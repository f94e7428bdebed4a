import { safeLink } from "../links/safeLink";

/** The bytes of a portrait, which a browser makes of any picture. */
export const MAX_PORTRAIT_BYTES = 60_000;
/** In pixels: whoever looks at it has all of them in memory. */
export const MAX_PORTRAIT_SIDE = 1024;

/** What a member may keep; of more, those that no character shows are deleted first (`unusedPortraits`). */
export const MAX_PORTRAITS = 60;

/** As long after it was brought, a portrait may stand in a draft that only a device holds. */
const DRAFT_MS = 24 * 60 * 60_000;

const ADDRESS = /^\/api\/portraits\/[\w-]{22}$/;
const EMBLEM = /^\/emblems\/[a-z0-9-]{1,40}\.webp$/;

/** The address of a picture that comes with the app, which ready characters have as their portrait. */
export const emblemAddress = (name: string): string => `/emblems/${name}.webp`;

/** Whether an address is that of a picture which comes with the app. */
export const isEmblem = (address: string): boolean => EMBLEM.test(address);

/** The address of a portrait in this app. */
export const portraitAddress = (id: string): string => `/api/portraits/${id}`;

/** Whether an address is a picture of this app: a portrait that it keeps, or an emblem. */
export const isOwnPortrait = (address: string): boolean => ADDRESS.test(address) || isEmblem(address);

/**
 * Where a picture that somebody chose may be loaded from, since the browsers of all who see it do: a picture of
 * ours, or an `https:` address. Any other path of this app would be called in their names.
 */
export function pictureAddress(raw: unknown): string | undefined {
  const { kind, href } = safeLink(raw) ?? {};
  if (href === undefined) return undefined;
  return (kind === "external" ? /^https:/i.test(href) : isOwnPortrait(href)) ? href : undefined;
}

/**
 * Of a member's portraits, the ids of those that may be deleted at `now` (epoch ms, like `createdAt`): none of their
 * characters shows them (`shown`: addresses), and they were brought more than a day ago.
 */
export const unusedPortraits = (
  portraits: readonly { id: string; createdAt: number }[],
  shown: ReadonlySet<unknown>,
  now: number,
): string[] =>
  portraits
    .filter(({ id, createdAt }) => !shown.has(portraitAddress(id)) && now - createdAt > DRAFT_MS)
    .map(({ id }) => id);
