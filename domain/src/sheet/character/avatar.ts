import { safeLink } from "../../values/links/safeLink";
import { pictureAddress } from "../../values/portraits/portrait";
import { type Fields, fieldName, fieldsOf, isRecord, pick, readFirst } from "../../values/reading/fields";
import type { RawFields } from "./character";

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

const FOLDED_NAMES: ReadonlySet<string> = new Set(NAMES.map(fieldName));

const addressIn = (raw: unknown): unknown => (isRecord(raw) ? pick(fieldsOf(raw), ADDRESS_NAMES) : raw);

/** The address of a portrait, if it may be loaded; without one, initials are shown. */
export function readAvatarUrl(layers: readonly Fields[]): string | undefined {
  return readFirst(layers, NAMES, (raw) => pictureAddress(addressIn(raw)));
}

/** All addresses among the fields that a sheet may read as its portrait's. */
export const portraitsIn = (fields: RawFields): string[] =>
  Object.entries(fields).flatMap(([name, raw]) =>
    FOLDED_NAMES.has(fieldName(name)) ? (pictureAddress(addressIn(raw)) ?? []) : [],
  );

/** Fields as they are stored: without portraits at paths of this app that are none. */
export function withoutOtherPaths(fields: RawFields): RawFields {
  const isOther = ([name, raw]: [string, unknown]) =>
    FOLDED_NAMES.has(fieldName(name)) &&
    safeLink(addressIn(raw))?.kind === "in-app" &&
    pictureAddress(addressIn(raw)) === undefined;
  return Object.fromEntries(Object.entries(fields).filter((field) => !isOther(field)));
}
