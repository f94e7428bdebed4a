import type { RollRequest } from "../../game/rolls/rollRequest";

/**
 * The roll of a death save, as the MJ asks for it: its die alone. The state in play adds its penalty and knows BODY
 * (`takeDeathSave`).
 */
export const DEATH_SAVE: RollRequest = {
  kind: "dice",
  label: "Jet de mort",
  dice: "1d10",
  subject: { kind: "dying" },
};
