import { MISSING_NICKNAME } from "../../values/nickname";
import { readText } from "../../values/reading/values";
import type { LiveTable } from "./liveRoster";

export interface PlayerLabel {
  readonly uid: string;
  /** « Lorien (Ana) »: the characters that a player plays here; the name alone without one. */
  readonly label: string;
}

/** The players of a table under the names by which its MJ knows them, in the order in which they joined. */
export const playerLabels = ({
  characters,
  players,
}: {
  readonly characters: readonly Pick<LiveTable["characters"][number], "userId" | "name">[];
  readonly players: readonly Pick<LiveTable["players"][number], "uid" | "name">[];
}): readonly PlayerLabel[] =>
  players.map(({ uid, name }) => {
    const own = readText(name) ?? MISSING_NICKNAME;
    const heroes = characters.flatMap((one) => (one.userId === uid ? (readText(one.name) ?? []) : []));
    return { uid, label: heroes.length === 0 ? own : `${heroes.join(", ")} (${own})` };
  });
