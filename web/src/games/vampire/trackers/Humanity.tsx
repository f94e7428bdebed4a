import { remorseDice, stainsOf } from "domain/games/vampire/play/humanity";
import { RANGES } from "domain/games/vampire/play/state";
import { plural } from "domain/values/text/plural";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Boxes, marked } from "../../../kits/trackers/Boxes";
import { Notice } from "../../../kits/trackers/Notice";
import { Press } from "../../../kits/trackers/Press";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { VampireProps } from "./vampireProps";

const BOXES = RANGES.humanity.max;

/** Humanity with its stains, and the remorse that settles them. */
export function Humanity({ state, press }: VampireProps) {
  const { humanity, degenerating } = state;
  const stains = stainsOf(state);
  const free = BOXES - humanity - stains;
  const dice = remorseDice(state);
  const stainText = `${stains} ${plural(stains, "souillure", "souillures")}`;
  return (
    <TrackerCard title="Humanité">
      <Boxes
        label={`Humanité ${humanity} sur ${BOXES}, ${stainText}`}
        marks={marked([humanity, "filled"], [free, "free"], [stains, "struck"])}
      />
      <Stepper
        label="Humanité"
        value={humanity}
        max={BOXES}
        unit="1 point d'Humanité"
        plain
        press={press}
        less={{ kind: "changeHumanity", by: -1 }}
        more={{ kind: "changeHumanity", by: 1 }}
      />
      <Stepper
        label="Souillures"
        value={stains}
        unit="1 souillure"
        press={press}
        less={{ kind: "removeStains", amount: 1 }}
        more={{ kind: "stain", amount: 1 }}
      />
      {degenerating && <Notice>Dégénérescence : diminué jusqu'à tes remords.</Notice>}
      <AmountForm
        press={press}
        label="Nombre de souillures"
        max={BOXES}
        actions={[{ label: "Se souiller", tone: "bad", operation: (amount) => ({ kind: "stain", amount }) }]}
      />
      <Press
        press={press}
        operation={{ dice: [[dice, 10]], operationOf: (faces) => ({ kind: "remorse", faces }) }}
      >
        Remords ({dice} {plural(dice, "dé", "dés")})
      </Press>
    </TrackerCard>
  );
}
