import { Paper, Text } from "@mantine/core";
import { ageingLeft, ageingOf, mostTaken, studiesOf, takenByAge } from "domain/games/cthulhu/forge/ageing";
import type { CthulhuDraft } from "domain/games/cthulhu/forge/draft";
import { CHARACTERISTICS, type CharacteristicKey } from "domain/games/cthulhu/traits";
import { Counter } from "../../../kits/forge/Counter";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { PointsLeft } from "../../../kits/forge/PointsLeft";
import styles from "../../../kits/forge/steps.module.css";
import { AutoGrid } from "../../../ui/AutoGrid";

type Props = Pick<DraftStepProps<CthulhuDraft>, "draft" | "change">;

const shortOf = (key: string) => CHARACTERISTICS.find((one) => one.key === key)?.short ?? key;

/** What the investigator's age changes: studies that were thrown for, and points that their player takes where they say. */
export function Ageing({ draft, change }: Props) {
  const ageing = ageingOf(draft);
  const studies = studiesOf(draft);
  if (ageing === undefined && studies.length === 0) return null;
  const taken = Object.entries<number>(ageing?.takes ?? {});
  const give = (key: CharacteristicKey, points: number) =>
    change({ ...draft, ageLosses: { ...draft.ageLosses, [key]: points } });
  return (
    <Paper component="section" aria-label={`${draft.age} ans`} className={styles.box}>
      <Text fw={600}>{draft.age} ans</Text>
      {studies.map(({ roll, before, gain }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: studies come in their order, and nothing else tells them apart
        <Hint key={place}>
          Études : {roll} contre ÉDU {before}, {gain > 0 ? <strong>ÉDU +{gain}</strong> : "rien de plus"}.
        </Hint>
      ))}
      {taken.length > 0 && (
        <Hint>
          L'âge prend de lui-même : {taken.map(([key, points]) => `${shortOf(key)} −${points}`).join(", ")}.
        </Hint>
      )}
      {ageing && (
        <>
          <PointsLeft left={ageingLeft(draft)} of={ageing.points} what="points à perdre" />
          <AutoGrid min={260} gap="2px var(--space-5)">
            {ageing.of.map((key) => (
              <Counter
                key={key}
                label={`${shortOf(key)} perdue`}
                value={takenByAge(draft, key)}
                min={0}
                max={Math.min(mostTaken(draft, key), takenByAge(draft, key) + Math.max(0, ageingLeft(draft)))}
                step={5}
                typed
                onChange={(points) => give(key, points)}
              />
            ))}
          </AutoGrid>
        </>
      )}
    </Paper>
  );
}
