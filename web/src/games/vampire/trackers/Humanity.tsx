import { remorseDice, stainsOf } from "domain/games/vampire/play/humanity";
import { RANGES } from "domain/games/vampire/play/state";
import { plural } from "domain/values/text/plural";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Boxes, marked } from "../../../kits/trackers/Boxes";
import { Notice } from "../../../kits/trackers/Notice";
import { PressButton } from "../../../kits/trackers/PressButton";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { useThrow } from "../../../kits/trackers/useThrow";
import type { VampireProps } from "./vampireProps";

const BOXES = RANGES.humanity.max;

/** Humanity with its stains, and the remorse that settles them. */
export function Humanity({ state, press, roll }: VampireProps) {
  const { humanity, degenerating } = state;
  const stains = stainsOf(state);
  const free = BOXES - humanity - stains;
  const dice = remorseDice(state);
  const [isThrowing, throwDice] = useThrow(roll);
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
      <PressButton
        blocked={(stains === 0 && !degenerating) || isThrowing}
        onPress={() => throwDice(10, dice, (faces) => press({ kind: "remorse", faces: [...faces] }))}
      >
        Remords ({dice} {plural(dice, "dé", "dés")})
      </PressButton>
    </TrackerCard>
  );
}
