import type { LiveCharacter } from "../../live/characters";

/** A character whose sheet the tray takes rolls from, as it is stored. */
export type TrayHero = Pick<
  LiveCharacter,
  "id" | "name" | "system" | "stats" | "data" | "userId" | "campaignId"
>;
