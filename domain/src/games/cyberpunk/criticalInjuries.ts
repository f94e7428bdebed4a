/** A critical injury: what it does, in words, until it is eased or treated. */
export interface CriticalInjury {
  readonly key: string;
  readonly label: string;
  readonly location: "body" | "head";
  /** The sum of the 2d6 that lead to it. */
  readonly roll: number;
  readonly effect: string;
  /** Whether it adds 1 to the penalty of death saves. */
  readonly deathSave: boolean;
  /** What it takes from every action, and from MOVE: 0 or less. */
  readonly actions: number;
  readonly move: number;
  /** What it takes from blows, or from shots. */
  readonly attacks?: { readonly melee: boolean; readonly modifier: number };
}

/** What some take from every action, and from MOVE. */
const ON_ACTIONS: Readonly<Record<string, number>> = { brainInjury: -2, concussion: -2 };
const ON_MOVE: Readonly<Record<string, number>> = { collapsedLung: -2, brokenLeg: -4, dismemberedLeg: -6 };
const ON_ATTACKS: Readonly<Record<string, NonNullable<CriticalInjury["attacks"]>>> = {
  tornMuscle: { melee: true, modifier: -2 },
  lostEye: { melee: false, modifier: -4 },
  damagedEye: { melee: false, modifier: -2 },
};

type Row = readonly [key: string, label: string, effect: string, deathSave?: true];

const table = (location: CriticalInjury["location"], rows: readonly Row[]): CriticalInjury[] =>
  rows.map(([key, label, effect, deathSave = false], index) => ({
    key,
    label,
    location,
    roll: 2 + index,
    effect,
    deathSave,
    actions: ON_ACTIONS[key] ?? 0,
    move: ON_MOVE[key] ?? 0,
    ...(ON_ATTACKS[key] && { attacks: ON_ATTACKS[key] }),
  }));

/** The two tables, each from 2 to 12. */
export const CRITICAL_INJURIES: readonly CriticalInjury[] = [
  ...table("body", [
    ["dismemberedArm", "Bras arraché", "le bras est perdu, et ce qu'il tenait tombe", true],
    ["dismemberedHand", "Main arrachée", "la main est perdue, et ce qu'elle tenait tombe", true],
    ["collapsedLung", "Poumon perforé", "−2 en MOVE", true],
    ["brokenRibs", "Côtes cassées", "5 dégâts directs après plus de 4 m de déplacement dans un tour"],
    ["brokenArm", "Bras cassé", "le bras ne sert plus, et ce qu'il tenait tombe"],
    ["foreignObjectBody", "Corps étranger", "5 dégâts directs après plus de 4 m de déplacement dans un tour"],
    ["brokenLeg", "Jambe cassée", "−4 en MOVE"],
    ["tornMuscle", "Muscle déchiré", "−2 aux attaques de mêlée"],
    ["spinalInjury", "Colonne touchée", "pas d'action au prochain tour, seulement le déplacement", true],
    ["crushedFingers", "Doigts écrasés", "−4 à tout ce que fait cette main"],
    ["dismemberedLeg", "Jambe arrachée", "−6 en MOVE, et plus d'esquive", true],
  ]),
  ...table("head", [
    ["lostEye", "Œil perdu", "−4 aux tirs et à la Perception visuelle", true],
    ["brainInjury", "Lésion cérébrale", "−2 à toutes les actions", true],
    ["damagedEye", "Œil abîmé", "−2 aux tirs et à la Perception visuelle"],
    ["concussion", "Commotion", "−2 à toutes les actions"],
    ["brokenJaw", "Mâchoire cassée", "−4 à tout ce qui demande de parler"],
    [
      "foreignObjectHead",
      "Corps étranger dans la tête",
      "5 dégâts directs après plus de 4 m de déplacement dans un tour",
    ],
    ["whiplash", "Coup du lapin", "rien de plus", true],
    ["crackedSkull", "Crâne fêlé", "les tirs à la tête comptent triple", true],
    [
      "damagedEar",
      "Oreille abîmée",
      "−2 à ce qui s'entend ; après 4 m de déplacement, plus de mouvement au tour suivant",
    ],
    ["crushedWindpipe", "Trachée écrasée", "plus de parole", true],
    [
      "lostEar",
      "Oreille perdue",
      "−4 à ce qui s'entend ; après 4 m de déplacement, plus de mouvement au tour suivant",
      true,
    ],
  ]),
];

const byKey: ReadonlyMap<string, CriticalInjury> = new Map(CRITICAL_INJURIES.map((one) => [one.key, one]));

/** Undefined for an injury that the table named itself. */
export const criticalInjury = (key: string): CriticalInjury | undefined => byKey.get(key);
