import type { RollRequest } from "./rolls/rollRequest";

/** A roll that the rules ask of a character, without anybody's word (product §2.8.30). */
export interface Due<Operation> {
  /** Another one than that of each other roll that may be due beside it. */
  readonly id: string;
  /** What is rolled, and why: « Blessure grave : jet de CON ». */
  readonly title: string;
  /** What it decides: « Raté : sans connaissance. » */
  readonly text: string;
  /** What a press rolls; the game's `afterRoll` applies it. */
  readonly request: RollRequest;
  /** What the MJ's asks call it, where that is not the label of its roll. */
  readonly trait?: string;
  /** At once, once on each of its turns, or when the evening is over. */
  readonly when: "now" | "turn" | "afterwards";
  /** Puts it away without a roll, where the table may decide so; undefined where nothing but the roll ends it. */
  readonly waive?: Operation | undefined;
}

/** A state in which a character cannot do as it likes, as its player's whole screen says it (product §2.8.30). */
export interface Fallen {
  /** « À l'agonie ». */
  readonly label: string;
  /** What may still be done. */
  readonly text: string;
  /** Between life and death, out of action, out of one's mind, or dead. */
  readonly tone: "dying" | "down" | "mad" | "dead";
}

/** What of a roll tells whether an ask of the MJ's is for it. */
type Asked = { readonly trait: string; readonly settles?: RollRequest["settles"] };

/** Whether the MJ has asked for the very roll that is due: one card is enough. */
export const isAskedFor = (
  { request, trait: name = request.label }: Pick<Due<unknown>, "request" | "trait">,
  asked: readonly Asked[],
): boolean => asked.some(({ trait, settles }) => trait === name && settles === request.settles);
