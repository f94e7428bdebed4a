import { cyberpunkPlay } from "domain/games/cyberpunk/play/play";
import { AUTOFIRE_SHOTS } from "domain/games/cyberpunk/weaponRolls";
import { Ammunition } from "../../../kits/trackers/Ammunition";
import { Gauges } from "../../../kits/trackers/Gauges";
import { TrackerColumn, Trackers } from "../../../kits/trackers/Trackers";
import { Armour } from "./Armour";
import type { CyberpunkProps } from "./cyberpunkProps";
import { gauges } from "./gauges";
import { HitPoints } from "./HitPoints";
import { Injuries } from "./Injuries";
import { Recovery } from "./Recovery";
import { UnknownImplants } from "./UnknownImplants";

/** What a session does to an edgerunner, for one thumb: wounds, armour, Luck and shots, then what changes less. */
export default function CyberpunkTrackers(props: CyberpunkProps) {
  return (
    <Trackers {...props} system={cyberpunkPlay}>
      <TrackerColumn>
        <HitPoints {...props} />
        <Injuries {...props} />
        <Recovery {...props} />
      </TrackerColumn>
      <TrackerColumn>
        <Armour {...props} />
        <Ammunition {...props} burst={AUTOFIRE_SHOTS} none="Aucune arme à chargeur dans ton inventaire." />
      </TrackerColumn>
      <TrackerColumn>
        <UnknownImplants {...props} />
        <Gauges rows={gauges} {...props} />
      </TrackerColumn>
    </Trackers>
  );
}
