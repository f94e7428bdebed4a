import { AUTOFIRE_SHOTS } from "domain/games/cyberpunk/attack";
import { cyberpunkPlay } from "domain/games/cyberpunk/play/play";
import { Ammunition } from "../../../kits/trackers/Ammunition";
import { TrackerColumn, Trackers } from "../../../kits/trackers/Trackers";
import { Armour } from "./Armour";
import type { CyberpunkProps } from "./cyberpunkProps";
import { HitPoints } from "./HitPoints";
import { Humanity } from "./Humanity";
import { Injuries } from "./Injuries";
import { Luck } from "./Luck";
import { Eddies, Improvement } from "./Money";
import { Recovery } from "./Recovery";

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
        <Luck {...props} />
        <Humanity {...props} />
        <Eddies {...props} />
        <Improvement {...props} />
      </TrackerColumn>
    </Trackers>
  );
}
