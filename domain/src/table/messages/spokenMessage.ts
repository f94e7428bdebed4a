import type { MessageDocument } from "../../documents/message";

/** A message in one line, as it is said to who does not look at the log: « Léo, en privé : On fuit ? ». */
export const spokenMessage = ({
  name,
  text,
  emote,
  playerUid,
}: Pick<MessageDocument, "name" | "text" | "emote" | "playerUid">): string =>
  emote ? `${name} ${text}` : `${name}${playerUid === undefined ? "" : ", en privé"} : ${text}`;
