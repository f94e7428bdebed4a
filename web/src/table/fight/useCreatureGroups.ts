import { useQueryClient } from "@tanstack/react-query";
import type { Encounter } from "domain/api/encounters";
import type { Creature } from "domain/game/gameTypes";
import { PRESETS } from "domain/games/registry/presets";
import { type JoiningCreatures, joinCreatures } from "domain/table/fight/joinCreatures";
import { encounterLine } from "domain/table/panel/creaturesInFight";
import type { CreatureGroup } from "domain/table/panel/panelEventSchema";
import { rollDie } from "domain/values/dice/die";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { SystemId } from "domain/values/systemIds";
import { queryKeys } from "../../api/keys";
import { cryptoSource } from "../../browser/cryptoSource";
import { randomId } from "../../browser/randomId";
import type { CreatureAddition } from "../creatures/AddCreature";

const throwDie = (sides: number) => rollDie(sides, cryptoSource);

/** `encounter`: the line of the encounter that they come with. */
type JoiningAddition = CreatureAddition & Pick<JoiningCreatures, "encounter" | "unseen">;

/** The creatures of a prepared encounter, line by line. */
export const additionsOf = ({ id, lines }: Encounter) =>
  lines.map((line, place) => ({ ...line, rolled: false, encounter: encounterLine(id, place) }));

/** Makes creatures for a fight, numbered after those that are there, with their rolled initiative and their life. */
export function useCreatureGroups(
  system: SystemId,
): (additions: readonly JoiningAddition[], present: readonly { readonly name: string }[]) => CreatureGroup[] {
  const client = useQueryClient();
  return (additions, present) => {
    const known = client.getQueryData<readonly Creature[]>(queryKeys.creatureCatalogue(system)) ?? [];
    const dice = {
      dice: PRESETS[system].initiativeDice,
      rollDie: throwDie,
      source: cryptoSource,
      newId: randomId,
    };
    const named = [...present];
    return additions.map((addition) => {
      const ofCatalogue = known.some((one) => isDeepEqual(one, addition.creature));
      const group = joinCreatures({ ...addition, ofCatalogue }, named, dice);
      named.push(...group.joining.map(({ participant }) => participant));
      return group;
    });
  };
}
