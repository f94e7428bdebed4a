import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { type Fields, fieldsOf, isRecord, pick, readFirst, withBlocks } from "../../../values/reading/fields";
import { readBoolean } from "../../../values/reading/values";
import { readWhole } from "../../../values/text/readNumber";
import { clamp, MAX_COINS, MAX_EXHAUSTION, MAX_EXPERIENCE, MAX_POINTS } from "./bounds";
import type { Dnd5eLimits } from "./limits";
import { COINS, type Coin, type Dnd5eState, FRESH_STATE } from "./state";
import { withCurrent } from "./vitality";

const PURSE_NAMES = ["purse", "bourse", "currency", "currencies", "coins", "monnaie", "pieces"];
const COIN_NAMES: Readonly<Record<Coin, readonly string[]>> = {
  pp: ["pp", "platine", "platinum"],
  gp: ["gp", "po", "or", "gold"],
  ep: ["ep", "pe", "electrum"],
  sp: ["sp", "pa", "argent", "silver"],
  cp: ["cp", "pc", "cuivre", "copper"],
};
const EXPERIENCE_NAMES = ["xp", "experience", "experiencePoints", "exp", "pointsDExperience"];
const INSPIRATION_NAMES = ["inspiration", "inspired", "inspire"];
const EXHAUSTION_NAMES = ["exhaustion", "epuisement", "exhaustionLevel"];
const VALUE_NAMES = ["value", "current", "valeur", "actuel"];

/** A number, or a record with one: `300`, `{ value: 300, max: 900 }`. */
const readCount =
  (max: number) =>
  (raw: unknown): number | undefined =>
    readWhole(isRecord(raw) ? pick(fieldsOf(raw), VALUE_NAMES) : raw, { min: 0, max });

function readCoins(layers: readonly Fields[]): Record<Coin, number> {
  // Coins outside of a purse are no layer of their own: « or » and « argent » mean other things there.
  const purses = withBlocks(layers, PURSE_NAMES).filter((fields) => !layers.includes(fields));
  const entries = COINS.map((coin) => [coin, readFirst(purses, COIN_NAMES[coin], readCount(MAX_COINS)) ?? 0]);
  return Object.fromEntries(entries) as Record<Coin, number>;
}

/**
 * The state of a character that has none stored. Hit points are those that its sheet shows, with every name
 * that it reads them by; coins, experience, inspiration and exhaustion those that it or its import has.
 */
export function firstState({ character }: EquippedCharacter, limits: Dnd5eLimits): Dnd5eState {
  const { hp, stats, data } = character;
  const layers = [stats, data.stats, data].map(fieldsOf);
  const state: Dnd5eState = {
    ...FRESH_STATE,
    hitPoints: { lost: 0, temporary: clamp(hp?.temporary ?? 0, 0, MAX_POINTS), reduction: 0 },
    inspiration: readFirst(layers, INSPIRATION_NAMES, readBoolean) ?? false,
    exhaustion: readFirst(layers, EXHAUSTION_NAMES, readCount(MAX_EXHAUSTION)) ?? 0,
    experience: readFirst(layers, EXPERIENCE_NAMES, readCount(MAX_EXPERIENCE)) ?? 0,
    coins: readCoins(layers),
  };
  return hp?.current === undefined ? state : withCurrent(state, limits, hp.current);
}
