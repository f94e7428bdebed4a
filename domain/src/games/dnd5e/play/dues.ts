import type { Due, Fallen } from "../../../game/dues";
import { plural } from "../../../values/text/plural";
import { DEATH_SAVE } from "../deathSave";
import { concentrationSave } from "./concentration";
import { activeConditions, hasRule } from "./conditionRules";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import type { ActOperation } from "./step";
import { isDead, isDown, isDying } from "./vitality";

/** « 1 succès, 2 échecs ». */
function marksText({ deathSaves: { successes, failures } }: Dnd5eState): string {
  return `${successes} ${plural(successes, "succès", "succès")}, ${failures} ${plural(failures, "échec", "échecs")}`;
}

/** A death save on each turn of the dying, and the save that keeps concentration. */
export function duesOf(state: Dnd5eState, limits: Dnd5eLimits): readonly Due<ActOperation>[] {
  const save = concentrationSave(state, limits);
  const { concentration } = state;
  const waiting = concentration?.saves.length ?? 0;
  return [
    ...(isDying(state, limits)
      ? [
          {
            id: "deathSave",
            title: "Jet contre la mort",
            text: marksText(state),
            request: DEATH_SAVE,
            when: "turn" as const,
          },
        ]
      : []),
    ...(save !== undefined && concentration !== null
      ? [
          {
            // Of several the next is another one.
            id: `concentration ${waiting}`,
            title: `Concentration sur ${concentration.spell} : sauvegarde`,
            text: `DD ${concentration.saves[0]}${waiting > 1 ? `, puis ${waiting - 1} ${plural(waiting - 1, "autre", "autres")}` : ""}. Raté : le sort prend fin.`,
            request: save,
            when: "now" as const,
          },
        ]
      : []),
  ];
}

/** Dead, dying, stable at 0 hit points, or unable to act by a condition. */
export function fallenOf(state: Dnd5eState, limits: Dnd5eLimits): Fallen | undefined {
  if (isDead(state, limits)) {
    return { label: "Personnage mort", text: "Tu peux encore regarder et parler à la table.", tone: "dead" };
  }
  if (isDying(state, limits)) {
    return {
      label: "À l'agonie",
      text: `Un jet contre la mort à chacun de tes tours : ${marksText(state)}.`,
      tone: "dying",
    };
  }
  if (isDown(state, limits)) {
    return {
      label: "Stable à 0 PV",
      text: "Sans connaissance, hors de danger : des soins te réveillent.",
      tone: "down",
    };
  }
  if (activeConditions(state, limits).includes("unconscious")) {
    return { label: "Sans connaissance", text: "Tu ne fais rien avant qu'on te réveille.", tone: "down" };
  }
  if (hasRule(state, limits, "helpless")) {
    return { label: "Hors de combat", text: "Ni action ni réaction dans cet état.", tone: "down" };
  }
  return undefined;
}
