import { Text } from "@mantine/core";
import { foreseeRest } from "domain/game/rest";
import { dnd5ePlay } from "domain/games/dnd5e/play/dnd5ePlay";
import { LONG_REST, SHORT_REST } from "domain/games/dnd5e/play/dnd5eRests";
import { hitDiceLeft } from "domain/games/dnd5e/play/hitDice";
import { MAX_DICE_OF_A_REST, type RolledHitDie } from "domain/games/dnd5e/play/operations";
import { HIT_DICE, type HitDie } from "domain/games/dnd5e/play/state";
import { currentHitPointsOf, maxHitPointsOf } from "domain/games/dnd5e/play/vitality";
import { signed } from "domain/values/range";
import { useState } from "react";
import { Preview } from "../../../kits/trackers/Preview";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Named } from "../../../ui/Named";
import type { Dnd5eProps } from "./dnd5eProps";

const sidesOf = (die: HitDie): number => Number(die.slice(1));

/** Hit dice, and both rests with what they give before they are taken. */
export function Rests(props: Dnd5eProps) {
  const { state, limits, press } = props;
  const held = HIT_DICE.filter((die) => limits.hitDice[die] > 0);
  return (
    <Named anchor="repos">
      {(isNamed) => (
        <TrackerCard title="Dés de vie et repos">
          {held.map((die) => (
            <Stepper
              key={die}
              label={`Dés de vie ${die}`}
              value={hitDiceLeft(state, limits, die)}
              max={limits.hitDice[die]}
              unit={`1 dé de vie ${die}`}
              lessIcon="dice"
              lessLabel={`Lancer 1 dé de vie ${die}`}
              press={press}
              less={{
                dice: [[1, sidesOf(die)]],
                operationOf: ([rolled = 1]) => ({ kind: "spendHitDie", die, rolled }),
              }}
              more={{ kind: "recoverHitDice", die, count: 1 }}
            />
          ))}
          {held.length > 0 && (
            <Text size="sm" c="var(--ink-2)">
              Un dé de vie rend son résultat et {signed(limits.constitution)} PV.
            </Text>
          )}
          <ShortRest {...props} held={held} />
          <Preview
            label="Repos long"
            foreseen={foreseeRest(dnd5ePlay, LONG_REST, state, limits)}
            confirm="Prendre un repos long"
            opened={isNamed}
            onConfirm={() => press({ kind: "longRest" })}
          />
        </TrackerCard>
      )}
    </Named>
  );
}

/** Whether hit points are lost that hit dice which are left would give back. */
const mendsByDice = ({ state, limits }: Pick<Dnd5eProps, "state" | "limits">): boolean =>
  limits.hitPoints !== undefined &&
  currentHitPointsOf(state, limits) < maxHitPointsOf(state, limits) &&
  HIT_DICE.some((die) => hitDiceLeft(state, limits, die) > 0);

function ShortRest({ held, ...props }: Dnd5eProps & { held: readonly HitDie[] }) {
  const { state, limits, press, roll } = props;
  const [chosen, setChosen] = useState<Partial<Record<HitDie, number>>>({});
  const count = (die: HitDie) => Math.min(chosen[die] ?? 0, hitDiceLeft(state, limits, die));
  const total = held.reduce((sum, die) => sum + count(die), 0);
  const rest = async () => {
    const hitDice: RolledHitDie[] = [];
    for (const die of held) {
      const faces = count(die) === 0 ? [] : await roll(sidesOf(die), count(die));
      hitDice.push(...faces.map((rolled) => ({ die, rolled })));
    }
    press({ kind: "shortRest", hitDice });
    setChosen({});
  };
  return (
    <Preview
      label="Repos court"
      foreseen={foreseeRest(dnd5ePlay, SHORT_REST, state, limits)}
      confirm="Prendre un repos court"
      onConfirm={() => void rest().catch(() => undefined)}
      empty={mendsByDice(props) ? "Tes dés de vie rendent des PV : choisis combien en lancer." : undefined}
    >
      {limits.hitPoints !== undefined &&
        held.map((die) => (
          <Stepper
            key={die}
            label={`Dés ${die} à lancer`}
            value={count(die)}
            max={hitDiceLeft(state, limits, die)}
            unit={`1 dé ${die} à lancer`}
            atMax={count(die) >= hitDiceLeft(state, limits, die) || total >= MAX_DICE_OF_A_REST}
            less={() => setChosen({ ...chosen, [die]: count(die) - 1 })}
            more={() => setChosen({ ...chosen, [die]: count(die) + 1 })}
          />
        ))}
    </Preview>
  );
}
