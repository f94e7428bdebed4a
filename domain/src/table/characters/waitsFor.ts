import { readCharacterCard } from "../../sheet/character/characterCard";
import { grantedLevelOf } from "./levelGrant";
import { nextLevelOf } from "./nextLevel";

/** What waits for the player of a character, as a list may say it: « Niveau 4 à prendre », « À 0 PV ». `raw`: as it is stored. */
export function waitsFor(raw: unknown): readonly string[] {
  const character = readCharacterCard(raw);
  const next = nextLevelOf(character);
  const isGranted = character.campaign !== undefined && next !== undefined && grantedLevelOf(raw) === next;
  return [
    ...(character.hp?.current === 0 ? ["À 0 PV"] : []),
    ...(isGranted ? [`Niveau ${next} à prendre`] : []),
  ];
}
