import { cthulhuPlay } from "domain/games/cthulhu/play/play";
import { Ammunition } from "../../../kits/trackers/Ammunition";
import { Gauges } from "../../../kits/trackers/Gauges";
import { TrackerColumn, Trackers } from "../../../kits/trackers/Trackers";
import { Care } from "./Care";
import type { CthulhuProps } from "./cthulhuProps";
import { gauges } from "./gauges";
import { HitPoints } from "./HitPoints";
import { Insanity } from "./Insanity";
import { Sanity } from "./Sanity";
import { Skills } from "./Skills";

/** The shots that one round of a handgun, or a short burst, fires at most. */
const SHOTS_A_ROUND = 3;

/** What an adventure does to an investigator, for one thumb: wounds and shots, Sanity, magic and Luck, then what changes less. */
export default function CthulhuTrackers(props: CthulhuProps) {
  return (
    <Trackers {...props} system={cthulhuPlay}>
      <TrackerColumn>
        <HitPoints {...props} />
        <Care {...props} />
        <Ammunition {...props} burst={SHOTS_A_ROUND} />
      </TrackerColumn>
      <TrackerColumn>
        <Sanity {...props} />
        <Insanity {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Gauges rows={gauges} {...props} />
        <Skills {...props} />
      </TrackerColumn>
    </Trackers>
  );
}
