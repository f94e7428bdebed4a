import { COINS, type Coin } from "domain/games/dnd5e/play/state";
import { frenchCoin } from "domain/games/dnd5e/vocabulary";
import { useState } from "react";
import { GaugeTracker } from "../../../kits/trackers/Gauges";
import { Segments } from "../../../kits/trackers/Segments";
import type { Dnd5eProps } from "./dnd5eProps";
import { purseOf } from "./gauges";

export function Purse({ state, limits, press }: Dnd5eProps) {
  const [coin, setCoin] = useState<Coin>("gp");
  return (
    <GaugeTracker row={purseOf(coin)} {...{ state, limits, press }}>
      <Segments<Coin>
        label="Pièces"
        value={coin}
        onChange={setCoin}
        data={COINS.map((value) => ({ value, label: frenchCoin(value) }))}
      />
    </GaugeTracker>
  );
}
