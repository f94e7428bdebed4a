import { Box, Group, Text } from "@mantine/core";
import type { Essentials } from "domain/game/essentials";
import type { AnyOperation } from "domain/operations/anyOperation";
import { hitPointsFraction } from "domain/sheet/character/hitPoints";
import { StepButton } from "../../../kits/trackers/StepButton";
import { Gauge } from "../../../ui/Gauge";
import styles from "./SheetVitals.module.css";

interface LifeProps {
  life: NonNullable<Essentials<AnyOperation>["life"]>;
  /** Undefined where it is shown and not changed. */
  press: ((operation: AnyOperation) => void) | undefined;
}

/** Hit points or boxes of Health with their bar, between a − and a + for the thumb. */
export function Life({ life, press }: LifeProps) {
  const { label, name, current, max, extra, unit, less, more } = life;
  return (
    <Group
      role="group"
      aria-label={`${label} ${current} sur ${max}`}
      wrap="nowrap"
      gap={10}
      className={styles.life}
    >
      {press && (
        <StepButton
          icon="minus"
          label={`Perdre ${unit}`}
          press={press}
          step={less}
          atBound={current + extra <= 0}
        />
      )}
      <Box flex={1} miw={0}>
        <Text lh={1.15} aria-hidden="true" truncate>
          <Text span fz="1.5rem" fw={620} className="num">
            {current}
          </Text>
          <Text span size="sm" c="var(--ink-2)">
            {` / ${max} ${label}`}
          </Text>
          {extra > 0 && <Text span size="sm" fw={600} c="ok">{` +${extra}`}</Text>}
        </Text>
        <Gauge
          // Beside a sheet whose own card has the full name it goes by the short one.
          label={press ? name : label}
          value={current}
          max={max}
          fraction={hitPointsFraction({ current, max }) ?? 0}
          tone="life"
        />
      </Box>
      {press && <StepButton icon="plus" label={`Regagner ${unit}`} press={press} step={more} />}
    </Group>
  );
}
