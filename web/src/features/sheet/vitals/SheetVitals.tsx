import { Group, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import type { EssentialNumber } from "domain/game/essentials";
import { useMemo } from "react";
import { type PlayInUse, useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { ForeseeingProvider, foreseeing } from "../../../kits/trackers/foreseen";
import { FallenNotice } from "./FallenNotice";
import { Life } from "./Life";
import styles from "./SheetVitals.module.css";

/** The height that they have, known or not: nothing below them moves. */
const PLACE = <Skeleton h={48} />;

/** Life and the two or three numbers that matter in the game, with `steps` a − and a + (product §2.8.25). */
export function SheetVitals({ steps }: { steps: boolean }) {
  const { play, failed } = useInPlay();
  if (play) return <Known play={play} steps={steps} />;
  return failed ? null : PLACE;
}

function Known({ play, steps }: { play: PlayInUse; steps: boolean }) {
  const { editable } = useViewer();
  const { equipped } = useSheet();
  const { system, state, limits, press } = play;
  const { life, numbers } = system.essentialsOf(state, limits, equipped);
  const asked = useMemo(() => foreseeing(system, state, limits), [system, state, limits]);
  return (
    <ForeseeingProvider value={asked}>
      <FallenNotice />
      <Group wrap="nowrap" gap={12} mih={48} className={styles.vitals}>
        {life && <Life life={life} press={steps && editable ? press : undefined} />}
        {numbers.map((number) => (
          <Shown key={number.label} {...number} />
        ))}
      </Group>
    </ForeseeingProvider>
  );
}

function Shown({ label, name, value }: EssentialNumber) {
  return (
    <div className={styles.number}>
      <Text span fz="1.25rem" fw={620} lh={1.1} className="num" aria-hidden="true">
        {value}
      </Text>
      <Text span size="xs" lh={1.2} c="var(--ink-2)" aria-hidden="true">
        {label}
      </Text>
      <VisuallyHidden>{`${name} ${value}`}</VisuallyHidden>
    </div>
  );
}
