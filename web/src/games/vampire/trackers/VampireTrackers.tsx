import { vampirePlay } from "domain/games/vampire/play/play";
import { Gauges } from "../../../kits/trackers/Gauges";
import { TrackerColumn, Trackers } from "../../../kits/trackers/Trackers";
import { BloodPotency } from "./BloodPotency";
import { DamageTrack } from "./DamageTrack";
import { Feeding } from "./Feeding";
import { gauges } from "./gauges";
import { Humanity } from "./Humanity";
import { Hunger } from "./Hunger";
import { Night } from "./Night";
import { Resonance } from "./Resonance";
import type { VampireProps } from "./vampireProps";

/** What a night does to a vampire, for one thumb: both tracks, Hunger and Humanity, then what changes less. */
export default function VampireTrackers(props: VampireProps) {
  return (
    <Trackers {...props} system={vampirePlay}>
      <TrackerColumn>
        <Hunger {...props} />
        <DamageTrack {...props} track="health" />
      </TrackerColumn>
      <TrackerColumn>
        <DamageTrack {...props} track="willpower" />
        <Humanity {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Feeding {...props} />
        <Night {...props} />
        <BloodPotency {...props} />
        <Resonance {...props} />
        <Gauges rows={gauges} {...props} />
      </TrackerColumn>
    </Trackers>
  );
}
