import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import type { WhisperThreadDocument } from "domain/documents/whisperThread";
import type { Table } from "./campaigns";
import { type Person, storedUser, unique } from "./cast";
import { put } from "./database";

const MONTH_MS = 30 * 24 * 60 * 60_000;

const nameOf = async ({ uid }: Person): Promise<string> => (await storedUser(uid))?.name ?? uid;

/** Stores an earlier message; with a `playerUid`, a whisper. */
export async function storeMessage(
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

/** A thread in which the player waits for an answer. */
export const whisperThreadOf = (
  playerUid: string,
  changes: Partial<WhisperThreadDocument> = {},
): WhisperThreadDocument => ({
  ...{ playerUid, name: "Ana", waiting: 1, unread: 0, lastAt: 1_000, expiresAt: Date.now() + MONTH_MS },
  ...changes,
});

/** Stores many messages: « Message 1 », « Message 2 »…, one per second, the last one a minute ago. */
export async function storeMessages(table: Table, { uid }: Person, count: number): Promise<void> {
  const start = Date.now() - 60_000 - count * 1000;
  const store = (number: number) => {
    const createdAt = start + number * 1000;
    const message = { uid, name: "Bavarde", text: `Message ${number}`, createdAt };
    return put(messages, [table.id, unique("dit")], { ...message, expiresAt: createdAt + MONTH_MS });
  };
  await Promise.all(Array.from({ length: count }, (_, index) => store(index + 1)));
}

/** Stores an earlier roll. */
export async function storeRoll(
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
