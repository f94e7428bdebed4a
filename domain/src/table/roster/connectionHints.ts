import { type Fields, fieldName, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readMoment } from "../../values/text/readMoment";

const FLAG_FIELDS = ["connected", "isConnected", "online", "isOnline", "active", "present", "available"];
const STATUS_FIELDS = ["status", "state", "connection", "presence"];
const LAST_SEEN_FIELDS = [
  "lastSeen",
  "lastSeenAt",
  "lastActive",
  "lastActiveAt",
  "lastActivity",
  "lastOnline",
  "lastOnlineAt",
  "lastConnection",
  "lastConnectionAt",
  "lastConnectedAt",
];

/** Compared as field names are: « En ligne », "en-ligne" and "enligne" are equal. */
const ONLINE_WORDS = new Set([
  "true",
  "oui",
  "yes",
  "online",
  "enligne",
  "connecte",
  "connectee",
  "connected",
  "actif",
  "active",
  "present",
  "presente",
  "disponible",
  "available",
  "ici",
]);

const OFFLINE_WORDS = new Set([
  "false",
  "non",
  "no",
  "offline",
  "horsligne",
  "deconnecte",
  "deconnectee",
  "disconnected",
  "inactif",
  "inactive",
  "absent",
  "absente",
  "away",
  "indisponible",
  "unavailable",
]);

/** The meaning of one hint: online, offline, or undefined when it cannot be read. */
function readHint(raw: unknown): boolean | undefined {
  if (typeof raw === "boolean") return raw;
  if (typeof raw === "number") return raw > 0;
  if (typeof raw !== "string") return undefined;
  const word = fieldName(raw);
  if (ONLINE_WORDS.has(word)) return true;
  if (OFFLINE_WORDS.has(word)) return false;
  return /^-?\d+$/.test(raw.trim()) ? Number(raw) > 0 : undefined;
}

const readFirstHint = (
  fields: Fields,
  names: readonly string[],
  read: (raw: unknown) => boolean | undefined,
) => names.map((name) => read(pick(fields, [name]))).find((online) => online !== undefined);

/** Some tools nest the hint: `connection: { status: "online" }`. */
function readStatus(raw: unknown): boolean | undefined {
  return isRecord(raw)
    ? readFirstHint(fieldsOf(raw), [...FLAG_FIELDS, ...STATUS_FIELDS], readHint)
    : readHint(raw);
}

/**
 * Product §4 "Connection": online by a boolean, a `'true'`/`'1'` or online-like text, a positive number, or
 * any last-seen timestamp; otherwise offline. The first hint with a value decides, flags before texts; a
 * timestamp is considered last, so that it does not overrule an explicit "offline".
 */
export function isConnectedByHints(player: Fields): boolean {
  const online =
    readFirstHint(player, FLAG_FIELDS, readHint) ?? readFirstHint(player, STATUS_FIELDS, readStatus);
  return online ?? LAST_SEEN_FIELDS.some((name) => (readMoment(pick(player, [name])) ?? 0) > 0);
}
