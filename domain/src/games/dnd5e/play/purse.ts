import type { Purse } from "../../../game/purse";
import { good, neutral } from "../../../operations/reducer";
import { signed } from "../../../values/range";
import { numberText } from "../../../values/text/typedNumber";
import { frenchCoin } from "../vocabulary";
import { MAX_COINS, MAX_EXPERIENCE } from "./bounds";
import { COINS, type Dnd5eState } from "./state";
import { type Act, refused } from "./step";

const gainCoins: Act<"gainCoins"> = (state, { coin, amount }) => {
  const total = state.coins[coin] + amount;
  if (total > MAX_COINS) throw refused("La bourse ne peut pas en contenir autant.");
  return {
    state: { ...state, coins: { ...state.coins, [coin]: total } },
    events: [good(`${signed(amount)} ${frenchCoin(coin)}`)],
  };
};

const spendCoins: Act<"spendCoins"> = (state, { coin, amount }) => {
  const held = state.coins[coin];
  if (held < amount) throw refused(`Il n'y a que ${numberText(held)} ${frenchCoin(coin)}.`);
  return {
    state: { ...state, coins: { ...state.coins, [coin]: held - amount } },
    events: [neutral(`${signed(-amount)} ${frenchCoin(coin)}`)],
  };
};

/** The experience at which each level from the second on begins. */
const LEVEL_THRESHOLDS: readonly number[] = [
  300, 900, 2_700, 6_500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000, 140_000, 165_000,
  195_000, 225_000, 265_000, 305_000, 355_000,
];

/** The level, from 1 to 20, that this much experience gives. */
export function levelAt(experience: number): number {
  return 1 + LEVEL_THRESHOLDS.filter((threshold) => experience >= threshold).length;
}

/** The experience at which a level from 2 to 20 begins; without end for others. */
export const experienceAt = (level: number): number =>
  LEVEL_THRESHOLDS[level - 2] ?? Number.POSITIVE_INFINITY;

const gainExperience: Act<"gainExperience"> = (state, { amount }, { level }) => {
  const experience = state.experience + amount;
  if (experience > MAX_EXPERIENCE) throw refused("Le total d'expérience serait trop grand.");
  const reached = levelAt(experience);
  const isNew = reached > levelAt(state.experience) && level !== undefined && reached > level;
  return {
    state: { ...state, experience },
    events: [
      good(`${signed(amount)} XP`),
      ...(isNew ? [good(`Passage au niveau ${level + 1} possible`)] : []),
    ],
  };
};

const loseExperience: Act<"loseExperience"> = (state, { amount }) => {
  if (state.experience < amount) throw refused(`Il n'y a que ${numberText(state.experience)} XP.`);
  return {
    state: { ...state, experience: state.experience - amount },
    events: [neutral(`${signed(-amount)} XP`)],
  };
};

/** From platinum to copper; none is changed into another by the way. */
export const dnd5ePurse: Purse<Dnd5eState> = {
  coins: COINS.map((id) => ({ id, label: frenchCoin(id) })),
  max: MAX_COINS,
  held: ({ coins }) => coins,
  holding: (state, coins) => ({ ...state, coins: { ...state.coins, ...coins } }),
};

export const purseActs = { gainCoins, spendCoins, gainExperience, loseExperience };
