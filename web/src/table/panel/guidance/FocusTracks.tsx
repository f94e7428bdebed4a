import { Group, Stack, Text } from "@mantine/core";
import type { FocusTrack } from "domain/game/preset";
import { type PanelState, trackValue } from "domain/table/panel/panelState";
import { IconButton } from "../../../ui/IconButton";
import styles from "./FocusTracks.module.css";

interface FocusTracksProps {
  tracks: readonly FocusTrack[];
  state: PanelState;
  onSet: (trackId: string, value: number) => void;
}

/** The session's gauges, moved step by step. */
export function FocusTracks({ tracks, state, onSet }: FocusTracksProps) {
  return (
    <Stack component="ul" role="list" gap={2}>
      {tracks.map((track) => (
        <Track
          key={track.id}
          track={track}
          value={trackValue(state, track)}
          onSet={(value) => onSet(track.id, value)}
        />
      ))}
    </Stack>
  );
}

interface TrackProps {
  track: FocusTrack;
  value: number;
  onSet: (value: number) => void;
}

function Track({ track, value, onSet }: TrackProps) {
  const { label, hint, max } = track;
  const steps = Array.from({ length: max }, (_, step) => step + 1);
  return (
    <li className={styles.track} title={hint}>
      <Text fz="sm" fw={600} lh={1.15}>
        {label}
      </Text>
      <IconButton
        icon="minus"
        label={`Baisser ${label}`}
        aria-disabled={value === 0}
        onClick={() => onSet(value - 1)}
      />
      <Group
        gap={3}
        wrap="nowrap"
        className={styles.steps}
        data-full={value === max || undefined}
        aria-hidden="true"
      >
        {steps.map((step) => (
          <i key={step} data-on={step <= value || undefined} />
        ))}
      </Group>
      <IconButton
        icon="plus"
        label={`Monter ${label}`}
        aria-disabled={value === max}
        onClick={() => onSet(value + 1)}
      />
      <Text fz="sm" ta="right" className={styles.value} role="status">
        <span className="visuallyHidden">{label} : </span>
        {value} / {max}
      </Text>
      <Text fz="xs" lh={1.35} c="dimmed" className={styles.hint}>
        {hint}
      </Text>
    </li>
  );
}
