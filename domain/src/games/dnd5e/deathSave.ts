import type { RollRequest } from "../../game/rolls/rollRequest";

/** The difficulty of a death save. */
export const DEATH_SAVE_DIFFICULTY = 10;

/** The roll of a death save, which is a saving throw without a modifier. */
export const DEATH_SAVE: RollRequest = {
  kind: "game",
  label: "Jet contre la mort",
  spec: { game: "dnd5e", modifier: 0, mode: "normal", difficulty: DEATH_SAVE_DIFFICULTY },
  subject: { kind: "dying" },
};
