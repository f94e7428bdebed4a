import { Group, NativeSelect } from "@mantine/core";
import { bloodPotencyOf } from "domain/games/vampire/bloodPotency";
import { checkRouse } from "domain/games/vampire/play/blood";
import { frenzyRoll } from "domain/games/vampire/play/frenzy";
import { activePowers } from "domain/games/vampire/play/scenePowers";
import { RANGES } from "domain/games/vampire/play/state";
import { powerName } from "domain/games/vampire/powers/held";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { Notice } from "../../../kits/trackers/Notice";
import { Press } from "../../../kits/trackers/Press";
import { RollPress } from "../../../kits/trackers/RollPress";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { rouse } from "./rouse";
import type { VampireProps } from "./vampireProps";

const MAX_HUNGER = RANGES.hunger.max;
/** Of a discipline's power. */
const LEVELS = [1, 2, 3, 4, 5];

/** Hunger, the rouse checks that raise it, the powers that they keep for the scene, and the frenzy that it wakes. */
export function Hunger({ state, limits, press }: VampireProps) {
  const { hunger, frenzied } = state;
  const frenzy = frenzyRoll(state, limits);
  const lasting = activePowers(state);
  const [level, setLevel] = useState(1);
  const { surge, rerolledLevel } = bloodPotencyOf(limits.bloodPotency);
  const dice = level <= rerolledLevel ? 2 : 1;
  return (
    <TrackerCard title="Sang">
      <Stepper
        label="Faim"
        value={hunger}
        max={MAX_HUNGER}
        unit="1 point de Faim"
        press={press}
        less={{ kind: "changeHunger", by: -1 }}
        more={{ kind: "changeHunger", by: 1 }}
      />
      {frenzy && (
        <RollPress variant="primary" request={frenzy}>
          {frenzy.label} (difficulté {state.frenzyDue})
        </RollPress>
      )}
      {frenzied && (
        <>
          <Notice>Frénésie : la Bête agit à ta place.</Notice>
          <Press press={press} operation={{ kind: "endFrenzy" }}>
            La frénésie passe
          </Press>
        </>
      )}
      {lasting.length > 0 && (
        <>
          <Notice>
            {plural(lasting.length, "Pouvoir qui dure", "Pouvoirs qui durent")} :{" "}
            {lasting.map(powerName).join(", ")}.
          </Notice>
          <Press press={press} operation={{ kind: "endScene" }}>
            Fin de la scène
          </Press>
        </>
      )}
      {checkRouse(state) && <Notice>Faim {MAX_HUNGER} : le sang ne s'exalte plus.</Notice>}
      {rerolledLevel > 0 && (
        <NativeSelect
          label="Niveau du pouvoir"
          value={String(level)}
          onChange={(event) => setLevel(Number(event.currentTarget.value))}
          data={LEVELS.map((one) => ({
            value: String(one),
            label: one <= rerolledLevel ? `${one} (2 dés, le meilleur compte)` : `${one}`,
          }))}
        />
      )}
      <Group gap={8}>
        <Press flex="1 1 auto" press={press} operation={rouse("power", dice, level)}>
          Exalter ({dice} {plural(dice, "dé", "dés")})
        </Press>
        <Press flex="1 1 auto" press={press} operation={rouse("surge")}>
          Coup de sang (+{surge})
        </Press>
      </Group>
    </TrackerCard>
  );
}
