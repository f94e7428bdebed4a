import { foldText } from "../../text/foldText";
import { DISCIPLINES } from "./traits";

/** The humour of the blood that was drunk: intense, it adds a die to the rolls of its disciplines. */
interface Resonance {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Keys of `DISCIPLINES`. */
  readonly disciplines: readonly string[];
}

const RESONANCES: readonly Resonance[] = [
  { name: "Colérique", aliases: ["choleric"], disciplines: ["celerity", "potence"] },
  { name: "Mélancolique", aliases: ["melancholic", "melancholy"], disciplines: ["fortitude", "obfuscate"] },
  { name: "Flegmatique", aliases: ["phlegmatic"], disciplines: ["auspex", "dominate"] },
  { name: "Sanguin", aliases: ["sanguine"], disciplines: ["bloodSorcery", "presence"] },
  { name: "Animal", aliases: ["animale"], disciplines: ["animalism", "protean"] },
  { name: "Vide", aliases: ["empty", "none"], disciplines: ["oblivion"] },
];

const disciplineName = (key: string): string => DISCIPLINES.find((one) => one.key === key)?.label ?? key;

/** A resonance with its disciplines: `"Sanguin (Sorcellerie du sang, Présence)"`; others as they are written. */
export function resonanceText(text: string): string {
  const words = new Set(foldText(text).split(/[^\p{L}]+/u));
  const found = RESONANCES.find(({ name, aliases }) =>
    [name, ...aliases].some((one) => words.has(foldText(one))),
  );
  const disciplines = found?.disciplines.map(disciplineName).join(", ");
  if (found === undefined || text.includes(`(${disciplines})`)) return text;
  const written = found.aliases.includes(foldText(text)) ? found.name : text;
  return `${written} (${disciplines})`;
}
