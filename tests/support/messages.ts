import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import type { Table } from "./campaigns";
import { type Person, storedUser, unique } from "./cast";
import { put } from "./database";

const MONTH_MS = 30 * 24 * 60 * 60_000;

const nameOf = async ({ uid }: Person): Promise<string> => (await storedUser(uid))?.name ?? uid;

/** Something that was said at this table before the test began; with a `playerUid`, whispered. */
export async function saidAt(
  { id }: Table,
  author: Person,
  text: string,
  changes: Partial<MessageDocument> = {},
): Promise<void> {
  const createdAt = changes.createdAt ?? Date.now() - 60_000;
  const kind = changes.playerUid === undefined ? messages : whispers;
  await put(kind, [id, unique("dit")], {
    uid: author.uid,
    name: await nameOf(author),
    text,
    createdAt,
    expiresAt: createdAt + MONTH_MS,
    ...changes,
  });
}

/** A long evening: « Message 1 », « Message 2 »…, a second apart, the last of them a minute ago. */
export async function muchSaidAt(table: Table, { uid }: Person, count: number): Promise<void> {
  const start = Date.now() - 60_000 - count * 1000;
  const saying = (place: number) => {
    const createdAt = start + place * 1000;
    const message = { uid, name: "Bavarde", text: `Message ${place}`, createdAt };
    return put(messages, [table.id, unique("dit")], { ...message, expiresAt: createdAt + MONTH_MS });
  };
  await Promise.all(Array.from({ length: count }, (_, place) => saying(place + 1)));
}

/** A roll that was made at this table before the test began. */
export async function rolledAt(
  { id }: Table,
  roller: Person,
  changes: Partial<RollDocument> = {},
): Promise<void> {
  const createdAt = changes.createdAt ?? Date.now() - 60_000;
  await put(changes.audience === "mj" ? mjRolls : rolls, [id, unique("jet")], {
    uid: roller.uid,
    name: await nameOf(roller),
    label: "Discrétion",
    audience: "table",
    notation: "1d20+5",
    die: 20,
    roll: 12,
    modifier: 5,
    total: 17,
    dice: [{ sides: 20, value: 12, kept: true, sign: 1 }],
    createdAt,
    expiresAt: createdAt + MONTH_MS,
    ...changes,
  });
}
