import { TrackerColumn, Trackers } from "../parts/Trackers";
import { Care } from "./Care";
import type { CthulhuProps } from "./cthulhuProps";
import { HitPoints } from "./HitPoints";
import { Insanity } from "./Insanity";
import { Luck } from "./Luck";
import { Magic } from "./Magic";
import { Sanity } from "./Sanity";
import { Skills } from "./Skills";

/** What an adventure does to an investigator, for one thumb: wounds, Sanity, magic and Luck, then what changes less. */
export default function CthulhuTrackers(props: CthulhuProps) {
  return (
    <Trackers disabled={props.disabled}>
      <TrackerColumn>
        <HitPoints {...props} />
        <Care {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Sanity {...props} />
        <Insanity {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Luck {...props} />
        <Magic {...props} />
        <Skills {...props} />
      </TrackerColumn>
    </Trackers>
  );
}
