import { MAX_COINS, MAX_EXPERIENCE } from "domain/games/dnd5e/play/bounds";
import { levelAt } from "domain/games/dnd5e/play/purse";
import { COINS, type Coin } from "domain/games/dnd5e/play/state";
import { frenchCoin } from "domain/games/dnd5e/vocabulary";
import { numberText } from "domain/values/text/typedNumber";
import type { GaugeOf } from "../../../kits/trackers/gaugeRow";
import type { Dnd5eProps } from "./dnd5eProps";

export const experience: GaugeOf<Dnd5eProps> = {
  title: "Expérience",
  folded: ({ experience }) =>
    experience === 0 ? "" : `${numberText(experience)} XP (niveau ${levelAt(experience)})`,
  amount: "Points d'expérience",
  most: () => MAX_EXPERIENCE,
  actions: [
    { label: "Gagner", tone: "ok", operation: (amount) => ({ kind: "gainExperience", amount }) },
    { label: "Retirer", operation: (amount) => ({ kind: "loseExperience", amount }) },
  ],
};

/** All coins, of which some of one kind are gained and spent. */
export const purseOf = (coin: Coin): GaugeOf<Dnd5eProps> => ({
  title: "Bourse",
  folded: ({ coins }) =>
    COINS.filter((one) => coins[one] > 0)
      .map((one) => `${numberText(coins[one])} ${frenchCoin(one)}`)
      .join(" · ") || "Vide",
  amount: "Nombre de pièces",
  most: () => MAX_COINS,
  actions: [
    { label: "Recevoir", tone: "ok", operation: (amount) => ({ kind: "gainCoins", coin, amount }) },
    { label: "Dépenser", operation: (amount) => ({ kind: "spendCoins", coin, amount }) },
  ],
});
