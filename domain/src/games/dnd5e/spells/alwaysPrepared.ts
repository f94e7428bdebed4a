import type { KnownClass } from "../play/classNames";

interface SubclassSpells {
  readonly classId: string;
  readonly subclass: RegExp;
  /** Two spells from each of these class levels. */
  readonly levels: readonly number[];
  /** Ids of the catalogue, in the order of the levels. */
  readonly spells: readonly string[];
}

/** The SRD's subclasses whose spells are always prepared, whatever the character chose. */
const SUBCLASSES: readonly SubclassSpells[] = [
  {
    classId: "clerc",
    subclass: /\b(?:vie|life)\b/,
    levels: [1, 3, 5, 7, 9],
    spells: [
      ...["bless", "cure-wounds"],
      ...["lesser-restoration", "spiritual-weapon"],
      ...["beacon-of-hope", "revivify"],
      ...["death-ward", "guardian-of-faith"],
      ...["mass-cure-wounds", "raise-dead"],
    ],
  },
  {
    classId: "paladin",
    subclass: /\b(?:devotion)\b/,
    levels: [3, 5, 9, 13, 17],
    spells: [
      ...["protection-from-evil-and-good", "sanctuary"],
      ...["lesser-restoration", "zone-of-truth"],
      ...["beacon-of-hope", "dispel-magic"],
      ...["freedom-of-movement", "guardian-of-faith"],
      ...["commune", "flame-strike"],
    ],
  },
];

/** The ids of the spells that the subclasses of a character keep prepared at their level. */
export function alwaysPreparedIds(classes: readonly KnownClass[]): readonly string[] {
  return classes.flatMap(({ id, subclass, level }) =>
    SUBCLASSES.filter((one) => one.classId === id && one.subclass.test(subclass)).flatMap(
      ({ levels, spells }) => spells.slice(0, levels.filter((at) => level >= at).length * 2),
    ),
  );
}
