import type { KeyLine } from "../../ui/KeyHelp";
import { useScreenKeys } from "../../ui/useScreenKeys";
import type { FightControl } from "../fight/useFight";
import type { TableSession } from "./TableSession";

/** Something that the MJ does by a key, wherever the table is run. */
export interface Command {
  readonly id: string;
  /** As the keyboard names them. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Undefined while there is nothing to do. */
  readonly run: (() => void) | undefined;
}

/** What passes turns, rolls the order and takes back. */
export function fightCommands(
  fight: Pick<FightControl, "act">,
  session: Pick<TableSession, "undo" | "roll">,
): readonly Command[] {
  return [
    { id: "next", keys: ["n"], label: "Tour suivant", run: () => void fight.act({ type: "nextTurn" }) },
    {
      ...{ id: "previous", keys: ["p"], label: "Tour précédent" },
      run: () => void fight.act({ type: "previousTurn" }),
    },
    { id: "roll", keys: ["r"], label: "Lancer l'initiative", run: session.roll },
    { id: "undo", keys: ["u"], label: "Annuler la dernière action", run: session.undo },
  ];
}

/** What else keys do on a screen of the table. */
export const screenCommands = (run: {
  readonly dice: () => void;
  readonly help: (() => void) | undefined;
}): readonly [dice: Command, help: Command] => [
  { id: "dice", keys: ["d"], label: "Ouvrir les dés de la table", run: run.dice },
  { id: "help", keys: ["?"], label: "Cette aide", run: run.help },
];

/** The keys of a screen, as `useScreenKeys`. */
export const useCommandKeys = (commands: readonly Command[], active: boolean): void =>
  useScreenKeys(
    Object.fromEntries(commands.flatMap(({ keys, run }) => keys.map((key) => [key, run]))),
    active,
  );

const SHOWN: Readonly<Record<string, string>> = { ArrowRight: "→", ArrowLeft: "←" };

/** As the help of a screen lists them. */
export const linesOf = (commands: readonly Command[]): readonly KeyLine[] =>
  commands.map(({ keys, label }) => ({ keys: keys.map((key) => SHOWN[key] ?? key), does: label }));
