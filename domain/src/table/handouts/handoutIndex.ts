import {
  type HandoutDocument,
  type ShownContent,
  type ShownHandoutDocument,
  TABLE_AUDIENCE,
} from "../../documents/handout";
import type { NoteAudience } from "../../documents/note";
import { MAX_HANDOUT_WORD_BYTES, wordsOf } from "../notes/noteIndex";

/** A handout at one moment: as its MJ has it, and as its readers do. */
export interface HandoutState {
  readonly handout: HandoutDocument | undefined;
  readonly copies: Iterable<ShownHandoutDocument>;
}

/** Whose page of the index finds a handout, and by which words; undefined where it does so no more. */
export interface HandoutWords {
  readonly uid: string;
  readonly audience: NoteAudience;
  readonly words: string | undefined;
}

/** What is read of it: its title, then its parts. */
export const textOf = ({ title, parts }: Pick<ShownContent, "title" | "parts">): string =>
  [title, ...parts.flatMap((part) => [part.title, part.text])].join("\n");

/** The MJ finds all of it, members what is for all, under the MJ's name; a player what is theirs alone. */
function wordsAt({ handout, copies }: HandoutState, mjUid: string): HandoutWords[] {
  const wordsIn = (content: Pick<ShownContent, "title" | "parts">) =>
    wordsOf(textOf(content), MAX_HANDOUT_WORD_BYTES);
  return [
    ...(handout ? [{ uid: mjUid, audience: "self" as const, words: wordsIn(handout) }] : []),
    ...[...copies].map((copy) =>
      copy.audience === TABLE_AUDIENCE
        ? { uid: mjUid, audience: "table" as const, words: wordsIn(copy) }
        : { uid: copy.audience, audience: "self" as const, words: wordsIn(copy) },
    ),
  ];
}

/** What a change of a handout changes of the index. */
export function changedWords(mjUid: string, before: HandoutState, after: HandoutState): HandoutWords[] {
  const keyOf = ({ uid, audience }: HandoutWords) => `${uid}~${audience}`;
  const [known, next] = [before, after].map(
    (state) => new Map(wordsAt(state, mjUid).map((one) => [keyOf(one), one])),
  );
  const gone = [...(known ?? [])].flatMap(([key, one]) =>
    next?.has(key) ? [] : { ...one, words: undefined },
  );
  const changed = [...(next ?? [])].flatMap(([key, one]) =>
    known?.get(key)?.words === one.words ? [] : one,
  );
  return [...gone, ...changed];
}
