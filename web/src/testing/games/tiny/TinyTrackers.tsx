import type { TinyLimits, TinyOperation } from "domain/testing/games/tiny/play";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Trackers } from "../../../kits/trackers/Trackers";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

type TinyProps = TrackersProps<{ wounds: number }, TinyOperation, TinyLimits>;

/** What is left of life. */
export default function TinyTrackers({ state, limits, press, disabled }: TinyProps) {
  return (
    <Trackers disabled={disabled}>
      <TrackerCard title="Blessures">
        <Stepper
          label="PV"
          value={limits.life - state.wounds}
          max={limits.life}
          unit="1 PV"
          less={() => press({ kind: "hurt", amount: 1 })}
          more={() => press({ kind: "heal", amount: 1 })}
        />
      </TrackerCard>
    </Trackers>
  );
}
