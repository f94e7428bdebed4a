import type { CharacterDocument } from "../../documents/character";
import type { EveningFact } from "../../documents/evening";
import { AppError } from "../../values/errors";
import { isRecord } from "../../values/reading/fields";
import { standingOf, type Table } from "../campaign/authority";
import { requireCharacterAuthority } from "../characters/characterAuthority";

/** Whose story it is: the name of now, for records that know heroes by their names alone. */
export interface StoryHero {
  readonly id: string;
  readonly name: string;
}

type Subject = { readonly who: string; readonly heroId?: string | undefined };

/** The names under which a record has this character: that of now, and those of facts that know its id. */
const namesIn = (facts: readonly EveningFact[], { id, name }: StoryHero): ReadonlySet<string> =>
  new Set([name, ...facts.flatMap((fact) => ("heroId" in fact && fact.heroId === id ? fact.who : []))]);

/**
 * What a record tells of one character: its fights, blows, falls, ordeals, levels, triumphs and disasters, and what it did
 * alone (product §2.20.7). What was asked of the table and the scenes that it saw are everybody's.
 */
export function storyOf(facts: readonly EveningFact[], hero: StoryHero): readonly EveningFact[] {
  const names = namesIn(facts, hero);
  const isBy = ({ who, heroId }: Subject) => (heroId === undefined ? names.has(who) : heroId === hero.id);
  return facts.filter((fact) => {
    switch (fact.kind) {
      case "ask":
      case "scene":
        return false;
      case "fight": {
        const blows = [fact.first, fact.last].filter((blow) => blow !== undefined);
        return fact.heroes.some((name) => names.has(name)) || blows.some(isBy);
      }
      default:
        return isBy(fact);
    }
  });
}

/** Whether the table may read a character's story, by its document. Never throws. */
export const isStoryShared = (raw: unknown): boolean => isRecord(raw) && raw.storyShared === true;

type Told = Pick<CharacterDocument, "userId" | "deletedAt" | "storyShared">;

/**
 * Who reads a character's story: its player and its MJ, and the table where its player shared it. Throws
 * `character-not-found` for a deleted one and for strangers, `forbidden` for the others of the table and for a player who
 * has left it.
 */
export function requireStory(callerUid: string, character: Told, table: Table | undefined): void {
  if (character.deletedAt !== undefined) throw new AppError("character-not-found");
  const standing = table && standingOf(callerUid, table);
  const isShared = character.storyShared === true && standing === "player";
  if (!isShared) requireCharacterAuthority("readStory", callerUid, character, table);
  if (standing === "stranger") throw new AppError("forbidden");
}

/** Shares it with the table, or no longer. Throws `character-not-found` for a deleted one and for strangers, `forbidden` for the others. */
export function decideShareStory(
  callerUid: string,
  character: Told,
  table: Table | undefined,
  shared: boolean,
): Pick<CharacterDocument, "storyShared"> {
  if (character.deletedAt !== undefined) throw new AppError("character-not-found");
  requireCharacterAuthority("shareStory", callerUid, character, table);
  return { storyShared: shared || undefined };
}
