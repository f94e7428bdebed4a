import type { RollRequest } from "./rollRequest";

/** One of the rolls of an action, as its button shows it. */
export interface ActionRoll {
  /** « Attaque », « Tir visé », « Dégâts critiques ». */
  readonly name: string;
  /** What is rolled: `"+7"`, `"6 dés"`, `"45 %"`, `"2d6+3"`. */
  readonly value: string;
  readonly request: RollRequest;
  /** Of damage that is thrown with the attack: after which result of it. Other damage is thrown by itself. */
  readonly after?: "hit" | "critical";
  /** Of damage that depends on by how much its attack hit: by so much; the greatest by more. */
  readonly margin?: number;
}
