import { type TinyLimits, type TinyOperation, tinyPlay } from "domain/testing/games/tiny/play";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { Trackers } from "../../../kits/trackers/Trackers";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

type TinyProps = TrackersProps<{ wounds: number }, TinyOperation, TinyLimits>;

/** What is left of life. */
export default function TinyTrackers({ state, limits, press, roll, disabled }: TinyProps) {
  return (
    <Trackers {...{ state, limits, roll, disabled }} system={tinyPlay}>
      <TrackerCard title="Blessures">
        <Stepper
          label="PV"
          value={limits.life - state.wounds}
          max={limits.life}
          unit="1 PV"
          press={press}
          less={{ kind: "hurt", amount: 1 }}
          more={{ kind: "heal", amount: 1 }}
        />
      </TrackerCard>
    </Trackers>
  );
}
