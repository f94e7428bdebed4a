import { type CthulhuDraft, emptyCthulhuDraft } from "./draft";

/** What 3d6 × 5 gives most often: a ready investigator's Luck is not rolled. */
const ORDINARY_LUCK = 55;

interface Ready {
  readonly identity: CthulhuDraft["identity"];
  readonly occupationId: string;
  readonly age: number;
  /** The values of the quick array. */
  readonly characteristics: CthulhuDraft["characteristics"];
  /** Points above the skill's base, from either pool. */
  readonly occupationPoints: Readonly<Record<string, number>>;
  readonly interestPoints: Readonly<Record<string, number>>;
  readonly backstory: CthulhuDraft["backstory"];
  /** Slugs of official items. */
  readonly gear: readonly string[];
}

/** An investigator of the quick array, by what is chosen. */
export const investigator = ({
  occupationPoints,
  interestPoints,
  gear,
  ...choices
}: Ready): CthulhuDraft => ({
  ...emptyCthulhuDraft,
  ...choices,
  method: "quick",
  luck: ORDINARY_LUCK,
  occupationPoints: { ...emptyCthulhuDraft.occupationPoints, ...occupationPoints },
  interestPoints: { ...emptyCthulhuDraft.interestPoints, ...interestPoints },
  gear: gear.map((slug) => ({ itemId: `cthulhu-${slug}`, quantity: 1 })),
});
