import { characters } from "domain/documents/character";
import { eveningRecords } from "domain/documents/evening";
import { decideShareStory, requireStory, storyOf } from "domain/table/evenings/heroStory";
import { readCharacter } from "../characters/readCharacter";
import type { Handler } from "../http/handler";
import { eveningsAfter } from "../store/eveningQueries";
import { fromSnapshot, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readEach } from "../store/readEach";

const PAGE = 20;

/** Two reads an evening: itself and its record. */
export const getHeroStory: Handler<"getHeroStory"> = async ({ params, query, caller }) => {
  const { character, campaign } = await readCharacter(params, caller);
  const { name, userId, storyShared } = character.data;
  requireStory(caller.uid, character.data, campaign?.data);
  const told = { name, userId, shared: storyShared === true };
  if (campaign === undefined) return { ...told, evenings: [] };
  const found = await eveningsAfter(campaign.id, Number(query.after ?? 0), PAGE + 1);
  const page = found.slice(0, PAGE);
  const records = await readEach(
    eveningRecords,
    page.map(({ id }): [string, string] => [campaign.id, id]),
  );
  const evenings = page.flatMap(({ id, data: { number, startedAt, endedAt } }, place) => {
    const record = records[place] && fromSnapshot(eveningRecords, records[place]);
    const facts = storyOf(record?.data.facts ?? [], { id: character.id, name });
    return endedAt === undefined || facts.length === 0
      ? []
      : [{ id, number, startedAt, endedAt, facts: [...facts] }];
  });
  const last = found.length > PAGE ? page.at(-1)?.data.number : undefined;
  return {
    ...told,
    table: { id: campaign.id, name: campaign.data.name },
    evenings,
    ...(last !== undefined && { next: String(last) }),
  };
};

export const shareHeroStory: Handler<"shareHeroStory"> = ({ params, body: { shared }, caller }) =>
  retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params, caller);
    const change = decideShareStory(caller.uid, character.data, campaign?.data, shared);
    if (change.storyShared === character.data.storyShared) return null;
    await new GuardedBatch().update(characters, [character.id], change, character.version).commit();
    return null;
  });
