import { checkMessage } from "../../values/messageText";
import type { SystemId } from "../../values/systemIds";
import { readWrittenRoll, rollExamples, type WrittenRoll } from "./writtenRoll";

/** What a line of the chat is. */
export type ChatLine =
  | { readonly kind: "message"; readonly text: string }
  /** What its author does, told in the third person. */
  | { readonly kind: "emote"; readonly text: string }
  /** For the MJ alone. */
  | { readonly kind: "whisper"; readonly text: string }
  | ({ readonly kind: "roll"; readonly secret: boolean } & WrittenRoll)
  /** Nothing that can be sent, and why. */
  | { readonly kind: "problem"; readonly sentence: string };

/** Who writes, and in which game. */
export interface ChatWriter {
  readonly system: SystemId;
  readonly isMj: boolean;
}

/** A word with which a line begins, after its `/`. */
export interface ChatCommand {
  readonly word: string;
  /** Other words for it, short ones and those of other tables. */
  readonly aliases: readonly string[];
  readonly says: string;
  readonly examples: (system: SystemId) => readonly string[];
  /** Whether it means nothing to the MJ. */
  readonly playersOnly?: boolean;
  readonly read: (rest: string, writer: ChatWriter) => ChatLine;
}

const problem = (sentence: string): ChatLine => ({ kind: "problem", sentence });

function said(kind: "message" | "emote" | "whisper", text: string): ChatLine {
  const wrong = checkMessage(text);
  return wrong === undefined ? { kind, text } : problem(wrong);
}

const thrown =
  (secret: boolean): ChatCommand["read"] =>
  (rest, { system }) => {
    if (rest === "") return problem(`Il manque les dés. Écris par exemple : /r ${rollExamples(system)[0]}`);
    const roll = readWrittenRoll(system, rest);
    return typeof roll === "string" ? problem(roll) : { kind: "roll", secret, ...roll };
  };

/** The commands of the chat, in the order in which they are listed. */
const CHAT_COMMANDS: readonly ChatCommand[] = [
  {
    word: "r",
    aliases: ["lancer", "roll"],
    says: "lance des dés à la table",
    examples: (system) => rollExamples(system),
    read: thrown(false),
  },
  {
    word: "secret",
    aliases: ["gmroll"],
    says: "lance des dés pour le MJ seul",
    examples: (system) => rollExamples(system).slice(0, 1),
    read: thrown(true),
  },
  {
    word: "mj",
    aliases: ["gm"],
    says: "écrit au MJ seul",
    examples: () => ["Je vole la clé."],
    playersOnly: true,
    read: (rest, { isMj }) =>
      isMj ? problem("Tu es le MJ : choisis sous le champ à qui tu écris en privé.") : said("whisper", rest),
  },
  {
    word: "moi",
    aliases: ["me", "em"],
    says: "raconte ce que tu fais",
    examples: () => ["dégaine son épée"],
    read: (rest) => said("emote", rest),
  },
];

const COMMAND = /^\/(\S*)\s*([\s\S]*)$/u;

/**
 * What a typed line is: a text for the table, or a command. A line that begins with a space is a text whatever follows.
 * A `/word` that is no command is a problem: it is never sent as a text.
 */
export function readChatLine(line: string, writer: ChatWriter): ChatLine {
  const [, word, rest = ""] = COMMAND.exec(line) ?? [];
  if (word === undefined) return said("message", line);
  const asked = word.toLowerCase();
  const command = CHAT_COMMANDS.find((one) => one.word === asked || one.aliases.includes(asked));
  if (command) return command.read(rest.trim(), writer);
  return problem(
    `« /${word} » n'est pas une commande. Tape / pour les voir, ou commence par une espace pour l'écrire telle quelle.`,
  );
}

/** The commands that a line may become, while only its command is typed; none for any other line. */
export function commandsFor(line: string, { isMj }: Pick<ChatWriter, "isMj">): readonly ChatCommand[] {
  const [, begun] = /^\/(\S*)$/u.exec(line) ?? [];
  if (begun === undefined) return [];
  const asked = begun.toLowerCase();
  return CHAT_COMMANDS.filter(
    ({ word, aliases, playersOnly }) =>
      !(isMj && playersOnly) && [word, ...aliases].some((one) => one.startsWith(asked)),
  );
}

/** The line that a message was, to be written again. */
export function lineOf({
  text,
  emote,
}: {
  readonly text: string;
  readonly emote?: true | undefined;
}): string {
  if (emote) return `/moi ${text}`;
  return text.startsWith("/") ? ` ${text}` : text;
}
