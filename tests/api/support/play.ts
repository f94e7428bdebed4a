import { randomUUID } from "node:crypto";
import { getCharacter } from "domain/api/characters";
import { changePlayState } from "domain/api/play";
import { type PlayLogDocument, playLog } from "domain/documents/play";
import type { PlayAnswer } from "domain/table/play/playEntry";
import { characterOf } from "../../support/campaigns";
import { put, read } from "../../support/database";
import { at } from "./characters";
import { type Seat, seat, table } from "./seats";

export const HURT = { hp: { current: 20, max: 31 } };

/** A D&D hero of Ana with 20 of 31 hit points, at the table of Mona. */
export async function atTable(changes: Parameters<typeof characterOf>[1] = {}) {
  const [mj, ana, bob] = [await seat("Mona"), await seat("Ana"), await seat("Bob")];
  const place = await table(mj, [ana, bob]);
  const hero = await characterOf(ana, { campaignId: place.id, stats: HURT, ...changes });
  return { mj, ana, bob, place, hero };
}

type Entry = {
  id?: string;
  campaignId?: string;
  undo?: string;
  forGroup?: boolean;
  operation?: { kind: string; [field: string]: unknown };
  operations?: readonly { kind: string; [field: string]: unknown }[];
};

export const send = (by: Seat, hero: string, ...entries: Entry[]) =>
  by.browser.call(changePlayState, {
    params: { id: hero },
    body: { entries: entries.map((entry) => ({ id: randomUUID(), ...entry })) as never },
  });

/** What each entry did, or why it was refused. */
export const outcomes = async (answer: ReturnType<typeof send>): Promise<(string | undefined)[]> => {
  const { status, body } = await answer;
  if (status !== 200) return [`${status} ${body?.code}`];
  return ((body?.entries ?? []) as PlayAnswer[]).map((one) =>
    "refused" in one ? one.refused : one.events.map(({ text }) => text).join(", "),
  );
};

export const damage = (amount: number) => ({ operation: { kind: "damage", amount } });
export const pointsOf = async (by: Seat, hero: string) =>
  ((await by.browser.call(getCharacter, at(hero))).body?.stats as typeof HURT | undefined)?.hp.current;
export const logOf = (hero: string, id: string) => read(playLog, hero, id);
export const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

/** Gives a logged operation another moment. */
export async function age(hero: string, id: string, createdAt: number) {
  const entry = (await logOf(hero, id)) as PlayLogDocument;
  await put(playLog, [hero, id], { ...entry, createdAt });
}
