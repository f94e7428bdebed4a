import { safeLink } from "../links/safeLink";
import { type Fields, fieldsOf, isRecord, pick, readFirst } from "../reading/fields";

const NAMES = [
  "avatarUrl",
  "avatar",
  "portrait",
  "portraitUrl",
  "imageUrl",
  "image",
  "img",
  "picture",
  "photoURL",
];
const ADDRESS_NAMES = ["url", "src", "href"];

/** The address of a portrait, if it may be loaded; without one, initials are shown. */
export function readAvatarUrl(layers: readonly Fields[]): string | undefined {
  return readFirst(
    layers,
    NAMES,
    (raw) => safeLink(isRecord(raw) ? pick(fieldsOf(raw), ADDRESS_NAMES) : raw)?.href,
  );
}
