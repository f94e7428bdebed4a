/** The bytes of a portrait, which a browser makes of any picture. */
export const MAX_PORTRAIT_BYTES = 60_000;

/** What a member may keep; of more, those that no character shows are deleted first (`unusedPortraits`). */
export const MAX_PORTRAITS = 60;

/** As long after it was brought, a portrait may stand in a draft that only a device holds. */
const DRAFT_MS = 24 * 60 * 60_000;

export const PORTRAIT_TYPES = ["image/webp", "image/jpeg", "image/png"] as const;
export type PortraitType = (typeof PORTRAIT_TYPES)[number];

const ADDRESS = /^\/api\/portraits\/[\w-]{22}$/;

/** The address of a portrait in this app. */
export const portraitAddress = (id: string): string => `/api/portraits/${id}`;

/** Whether an address is a portrait's of this app. */
export const isOwnPortrait = (address: string): boolean => ADDRESS.test(address);

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

const startsWith = (bytes: Uint8Array, offset: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[offset + index] === byte);

const [RIFF, WEBP] = [
  [0x52, 0x49, 0x46, 0x46],
  [0x57, 0x45, 0x42, 0x50],
];
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type of a picture by its first bytes, whatever it claims to be; undefined for anything else. */
export function portraitTypeOf(bytes: Uint8Array): PortraitType | undefined {
  if (startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP)) return "image/webp";
  if (startsWith(bytes, 0, JPEG)) return "image/jpeg";
  return startsWith(bytes, 0, PNG) ? "image/png" : undefined;
}
