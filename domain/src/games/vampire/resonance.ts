import { foldText } from "../../values/text/foldText";
import { DISCIPLINES } from "./traits";

export const HUMOURS = ["choleric", "melancholic", "phlegmatic", "sanguine", "animal", "empty"] as const;
type Humour = (typeof HUMOURS)[number];

/** The humour of the blood that was drunk: intense, it adds a die to the rolls of its disciplines. */
interface Resonance {
  readonly key: Humour;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Keys of `DISCIPLINES`. */
  readonly disciplines: readonly string[];
}

const RESONANCES: readonly Resonance[] = [
  { key: "choleric", name: "Colérique", aliases: ["choleric"], disciplines: ["celerity", "potence"] },
  {
    key: "melancholic",
    name: "Mélancolique",
    aliases: ["melancholic", "melancholy"],
    disciplines: ["fortitude", "obfuscate"],
  },
  { key: "phlegmatic", name: "Flegmatique", aliases: ["phlegmatic"], disciplines: ["auspex", "dominate"] },
  { key: "sanguine", name: "Sanguin", aliases: ["sanguine"], disciplines: ["bloodSorcery", "presence"] },
  { key: "animal", name: "Animal", aliases: ["animale"], disciplines: ["animalism", "protean"] },
  { key: "empty", name: "Vide", aliases: ["empty", "none"], disciplines: ["oblivion"] },
];

const disciplineName = (key: string): string => DISCIPLINES.find((one) => one.key === key)?.label ?? key;

/** The humour that a text names, in French or in English. */
function resonanceOf(text: string): Resonance | undefined {
  const words = new Set(foldText(text).split(/[^\p{L}]+/u));
  return RESONANCES.find(({ name, aliases }) => [name, ...aliases].some((one) => words.has(foldText(one))));
}

/** The same as a key; undefined when the text names none. */
export const humourOf = (text: string): Humour | undefined => resonanceOf(text)?.key;

/** The French name of a humour and those of the disciplines that it helps. */
export function describeHumour(humour: Humour): { name: string; disciplines: readonly string[] } {
  const found = RESONANCES.find(({ key }) => key === humour);
  return { name: found?.name ?? humour, disciplines: (found?.disciplines ?? []).map(disciplineName) };
}

/** A resonance with its disciplines: `"Sanguin (Sorcellerie du sang, Présence)"`; others as they are written. */
export function resonanceText(text: string): string {
  const found = resonanceOf(text);
  const disciplines = found?.disciplines.map(disciplineName).join(", ");
  if (found === undefined || text.includes(`(${disciplines})`)) return text;
  const written = found.aliases.includes(foldText(text)) ? found.name : text;
  return `${written} (${disciplines})`;
}
