import { sheetLayers } from "../../../game/sheetReading";
import { isRecord, pick } from "../../../values/reading/fields";
import { foldText } from "../../../values/text/foldText";

/** The powers that change a number of the sheet, by their names in the list (`list.ts`). */
const COUNTED = {
  "sens-aiguises": "Sens aiguisés",
  vivacite: "Vivacité",
  endurci: "Endurci",
  "cuir-epais": "Cuir épais",
  "corps-mortel": "Corps mortel",
  prouesse: "Prouesse",
  "armes-sauvages": "Armes sauvages",
} as const;
export type CountedPower = keyof typeof COUNTED;

const IDS = Object.keys(COUNTED) as CountedPower[];

/** Those of them that last a scene once they are used. */
export const SCENE_POWERS = [
  "vivacite",
  "cuir-epais",
  "prouesse",
  "armes-sauvages",
] as const satisfies readonly CountedPower[];
export type ScenePower = (typeof SCENE_POWERS)[number];

export const isScenePower = (id: string | undefined): id is ScenePower =>
  SCENE_POWERS.some((one) => one === id);

export const powerName = (id: CountedPower): string => COUNTED[id];

/** Which of them a power is, by its id or by the name that an import gives it. */
export const countedPower = (raw: unknown): CountedPower | undefined => {
  const name = isRecord(raw) ? raw.name : raw;
  return IDS.find(
    (id) =>
      (isRecord(raw) && raw.id === id) ||
      (typeof name === "string" && foldText(name) === foldText(COUNTED[id])),
  );
};

/** Which of them the character has, chosen on its sheet or named by an import. Never throws. */
export function heldPowers(raw: unknown): ReadonlySet<CountedPower> {
  for (const fields of sheetLayers(raw)) {
    const powers = pick(fields, ["powers"]);
    if (Array.isArray(powers)) return new Set(powers.slice(0, 100).flatMap((one) => countedPower(one) ?? []));
  }
  return new Set();
}
