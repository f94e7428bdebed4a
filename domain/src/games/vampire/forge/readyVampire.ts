import { choosePredator } from "./choose";
import { emptyVampireDraft, type VampireDraft } from "./draft";

type Dots = VampireDraft["attributes"];

/** A vampire of the balanced spread, by what is chosen for it. */
export interface Ready {
  readonly identity: VampireDraft["identity"];
  readonly clanId: string;
  readonly attributes: Dots;
  /** By the balanced spread. */
  readonly skills: Readonly<Record<string, number>>;
  readonly disciplines: Readonly<Record<string, number>>;
  readonly predatorDiscipline: string;
  readonly chronicle: VampireDraft["chronicle"];
  /** Slugs of official items. */
  readonly gear: readonly string[];
}

export function vampire({
  skills,
  disciplines,
  predatorDiscipline,
  chronicle,
  gear,
  ...choices
}: Ready): VampireDraft {
  const chosen: VampireDraft = {
    ...emptyVampireDraft,
    ...choices,
    skillSpread: "balanced",
    skills: { ...emptyVampireDraft.skills, ...skills },
    disciplines: { ...emptyVampireDraft.disciplines, ...disciplines },
    chronicle: { ...chronicle, predator: "" },
    gear: gear.map((slug) => ({ itemId: `vampire-${slug}`, quantity: 1 })),
  };
  return { ...choosePredator(chosen, chronicle.predator), predatorDiscipline };
}
