import { vampirePowers } from "../powers/list";
import { DISCIPLINES } from "../traits";
import { chooseAge, choosePredator } from "./choose";
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
  readonly predatorSpeciality: string;
  readonly predatorGifts?: readonly string[];
  readonly specialities: Partial<VampireDraft["specialities"]>;
  readonly freeSpeciality: VampireDraft["freeSpeciality"];
  /** By their names in the list. */
  readonly powers: readonly string[];
  readonly advantages: Readonly<Record<string, number>>;
  readonly flaws: Readonly<Record<string, number>>;
  readonly chronicle: Omit<VampireDraft["chronicle"], "specialties" | "advantages" | "handicaps">;
  /** Slugs of official items. */
  readonly gear: readonly string[];
}

const rated = (dots: Readonly<Record<string, number>>): VampireDraft["advantages"] =>
  Object.entries(dots).map(([name, value]) => ({ name, dots: value }));

function powerOf(name: string): VampireDraft["powers"] {
  const power = vampirePowers.find((one) => one.name === name);
  const discipline = DISCIPLINES.find(({ label }) => label === power?.kind)?.key;
  return discipline === undefined ? [] : [{ name, discipline, level: power?.level ?? 1 }];
}

/** Each was embraced within fifteen years, as new characters are unless their table says otherwise. */
export function vampire({ skills, disciplines, gear, ...ready }: Ready): VampireDraft {
  const chosen: VampireDraft = {
    ...emptyVampireDraft,
    identity: ready.identity,
    clanId: ready.clanId,
    attributes: ready.attributes,
    skillSpread: "balanced",
    skills: { ...emptyVampireDraft.skills, ...skills },
    disciplines: { ...emptyVampireDraft.disciplines, ...disciplines },
    specialities: { ...emptyVampireDraft.specialities, ...ready.specialities },
    freeSpeciality: ready.freeSpeciality,
    powers: ready.powers.flatMap(powerOf),
    advantages: rated(ready.advantages),
    flaws: rated(ready.flaws),
    chronicle: { ...emptyVampireDraft.chronicle, ...ready.chronicle },
    gear: gear.map((slug) => ({ itemId: `vampire-${slug}`, quantity: 1 })),
  };
  return {
    ...choosePredator(chooseAge(chosen, "childe"), ready.chronicle.predator),
    predatorDiscipline: ready.predatorDiscipline,
    predatorSpeciality: ready.predatorSpeciality,
    predatorGifts: [...(ready.predatorGifts ?? [])],
  };
}
