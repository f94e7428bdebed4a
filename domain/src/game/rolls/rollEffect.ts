/** What a roll is about, in its game's own keys, so that the state in play knows whether it concerns it. */
export interface RollSubject {
  /** `dying`: whether somebody at 0 hit points lives on; what it shows is done to the state at once. `initiative`: of games in which it is no check. */
  readonly kind: "check" | "save" | "attack" | "damage" | "dying" | "initiative";
  /** The ability, attribute or characteristic that leads it: `"dex"`, `"strength"`. */
  readonly trait?: string | undefined;
  /** Of a blow, not of a shot. */
  readonly melee?: boolean | undefined;
  /** The skill that is used, where success with it counts: `"listen"`. */
  readonly skill?: string | undefined;
  /** Of a power: the kind that it is of, « Animalisme ». */
  readonly power?: string | undefined;
}

/** Something of the state in play that acts on rolls; a player may take it off the next one. */
export interface RollEffect {
  /** Unique among those of a state. */
  readonly id: string;
  /** What it comes from: « Empoisonné », « Gravement blessé ». */
  readonly label: string;
  /** Added to the total; in Vampire to the dice of the pool, in Call of Cthulhu to the bonus dice. */
  readonly modifier?: number;
  readonly mode?: "advantage" | "disadvantage";
  /** The roll fails whatever it shows. */
  readonly fails?: true;
  /** A hit is a critical hit. */
  readonly critical?: true;
  /** A die that decides and shows 1 is thrown again, once. */
  readonly rerollsOne?: true;
  readonly appliesTo: (subject: RollSubject) => boolean;
}

/** For what wounds take from every action: to die is none, nor is when one acts. */
export const toEveryAction = ({ kind }: RollSubject): boolean => kind !== "dying" && kind !== "initiative";
