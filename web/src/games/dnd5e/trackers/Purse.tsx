import { MAX_COINS, MAX_EXPERIENCE } from "domain/games/dnd5e/play/bounds";
import { levelAt } from "domain/games/dnd5e/play/purse";
import { COINS, type Coin } from "domain/games/dnd5e/play/state";
import { frenchCoin } from "domain/sheet/character/vocabulary";
import { useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { numberText } from "../../../kits/trackers/amount";
import { Segments } from "../../../kits/trackers/Segments";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { Dnd5eProps } from "./dnd5eProps";

type Props = Pick<Dnd5eProps, "state" | "press">;

export function Experience({ state: { experience }, press }: Props) {
  const value = experience === 0 ? "" : `${numberText(experience)} XP (niveau ${levelAt(experience)})`;
  return (
    <TrackerFold title="Expérience" value={value}>
      <AmountForm
        press={press}
        label="Points d'expérience"
        max={MAX_EXPERIENCE}
        actions={[
          { label: "Gagner", tone: "ok", operation: (amount) => ({ kind: "gainExperience", amount }) },
          {
            label: "Retirer",
            operation: (amount) => ({ kind: "loseExperience", amount }),
          },
        ]}
      />
    </TrackerFold>
  );
}

export function Coins({ state: { coins }, press }: Props) {
  const [coin, setCoin] = useState<Coin>("gp");
  const held = COINS.filter((one) => coins[one] > 0);
  const purse = held.map((one) => `${numberText(coins[one])} ${frenchCoin(one)}`).join(" · ");
  return (
    <TrackerFold title="Bourse" value={purse || "Vide"}>
      <AmountForm
        press={press}
        label="Nombre de pièces"
        max={MAX_COINS}
        actions={[
          { label: "Recevoir", tone: "ok", operation: (amount) => ({ kind: "gainCoins", coin, amount }) },
          {
            label: "Dépenser",
            operation: (amount) => ({ kind: "spendCoins", coin, amount }),
          },
        ]}
      >
        <Segments<Coin>
          label="Pièces"
          value={coin}
          onChange={setCoin}
          data={COINS.map((value) => ({ value, label: frenchCoin(value) }))}
        />
      </AmountForm>
    </TrackerFold>
  );
}
