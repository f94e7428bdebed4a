import type { MessageDocument } from "domain/documents/message";

/** « Nina : « On fuit ? » », or what its author did: « Nina dégaine son épée ». */
export const lineSentence = ({
  name,
  text,
  emote,
}: Pick<MessageDocument, "name" | "text" | "emote">): string =>
  emote ? `${name} ${text}` : `${name} : « ${text} »`;
