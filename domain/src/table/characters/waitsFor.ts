import type { Wait } from "../../game/waits";
import { readCharacterCard } from "../../sheet/character/characterCard";
import { grantedLevelOf } from "./levelGrant";
import { nextLevelOf } from "./nextLevel";

/** What waits for the player of a character, as a list says it: « Niveau 4 accordé », « À 0 PV ». `raw`: as it is stored. */
export function waitsFor(raw: unknown): readonly Wait[] {
  const character = readCharacterCard(raw);
  const next = nextLevelOf(character);
  const isGranted = character.campaign !== undefined && next !== undefined && grantedLevelOf(raw) === next;
  return [
    ...(character.hp?.current === 0 ? [{ text: "À 0 PV" }] : []),
    ...(isGranted ? [{ text: `Niveau ${next} accordé`, at: "niveau" as const }] : []),
  ];
}
