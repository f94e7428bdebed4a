import { dnd5ePlay } from "domain/games/dnd5e/play/dnd5ePlay";
import { GaugeTracker } from "../../../kits/trackers/Gauges";
import { TrackerColumn, Trackers } from "../../../kits/trackers/Trackers";
import { Adjustments } from "./Adjustments";
import { Concentration } from "./Concentration";
import { Conditions } from "./Conditions";
import type { Dnd5eProps } from "./dnd5eProps";
import { Exhaustion } from "./Exhaustion";
import { experience } from "./gauges";
import { HitPoints } from "./HitPoints";
import { OwnResources } from "./OwnResources";
import { Purse } from "./Purse";
import { Resources } from "./Resources";
import { Rests } from "./Rests";
import { Slots } from "./Slots";

/** What a D&D character spends and suffers, for one thumb: hit points, slots, resources, conditions, then the rest. */
export default function Dnd5eTrackers(props: Dnd5eProps) {
  return (
    <Trackers {...props} system={dnd5ePlay}>
      <TrackerColumn>
        <HitPoints {...props} />
        <Concentration {...props} />
        <Adjustments {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Slots {...props} />
        <Resources {...props} />
        <OwnResources {...props} />
        <Purse {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Conditions {...props} />
        <Exhaustion {...props} />
        <Rests {...props} />
        {!props.milestones && <GaugeTracker row={experience} {...props} />}
      </TrackerColumn>
    </Trackers>
  );
}
