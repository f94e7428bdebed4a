import { traitLabel } from "../../../game/trait";
import { type Rated, ratedText, type Speciality } from "../predators";
import { thinBloodName } from "../thinBlood";
import { VAMPIRE_SKILLS } from "../traits";
import type { FILLED_LINES, VampireDraft } from "./draft";
import { learnedSkills, predatorGiftsOf, predatorSpecialityOf } from "./steps";

type Line = (typeof FILLED_LINES)[number];

const specialityText = ({ skill, name }: Speciality): string =>
  `${traitLabel(VAMPIRE_SKILLS, skill)} : ${name.trim()}`;

function specialitiesOf(draft: VampireDraft): readonly Speciality[] {
  const learned = learnedSkills(draft).map((skill) => ({ skill, name: draft.specialities[skill] }));
  return [...learned, draft.freeSpeciality, predatorSpecialityOf(draft)].filter(
    (one) => one !== undefined && one.skill !== "" && one.name.trim() !== "",
  ) as readonly Speciality[];
}

/** Of a vampire that was asked for them: one of an earlier release has what its lines say. */
const giftsOf = (draft: VampireDraft, kind: "advantage" | "flaw"): readonly Rated[] =>
  predatorSpecialityOf(draft) === undefined
    ? []
    : predatorGiftsOf(draft).flatMap((gift) => (gift?.kind === kind ? gift.of : []));

const rated = (
  draft: VampireDraft,
  own: readonly Rated[],
  kind: "advantage" | "flaw",
  ids: readonly string[],
) => [ratedText([...own, ...giftsOf(draft, kind)]), ...ids.map(thinBloodName)].filter(Boolean).join(", ");

/** What the choices of a draft put on the lines of its sheet. */
export const chosenLines = (draft: VampireDraft): Readonly<Record<Line, string>> => ({
  specialties: specialitiesOf(draft).map(specialityText).join(", "),
  advantages: rated(draft, draft.advantages, "advantage", draft.thinBloodMerits),
  handicaps: rated(draft, draft.flaws, "flaw", draft.thinBloodFlaws),
});

export const joinedLine = (chosen: string, written: string): string =>
  [chosen, written.trim()].filter(Boolean).join(", ");

/** Of a line what its choices do not say; all of it where they are not its beginning. */
export function writtenBeside(line: string, chosen: string): string {
  if (line === chosen) return "";
  return chosen !== "" && line.startsWith(`${chosen}, `) ? line.slice(chosen.length + 2) : line;
}
