import type { GearLine } from "../../../game/forge/draftFields";
import type { Power } from "../../../game/powers/power";
import { CYBERWARE } from "../catalogue/gear";
import { cyberpunkItems } from "../catalogue/items";
import { firstHumanityLoss } from "../creation";
import type { PaidImplant } from "../implants";
import { cyberpunkPowers } from "../powers/list";

/** The powers that implants of the catalogue are, by item. */
const POWERS: Readonly<Record<string, string>> = {
  "cyberpunk-interface-neurale": "lien-neural",
  "cyberpunk-cyberoeil": "cyberoeil",
  "cyberpunk-cyberbras": "cyberbras",
  "cyberpunk-griffes-retractables": "griffes",
  "cyberpunk-accelerateur-reflexe": "accelerateur",
  "cyberpunk-agent-interne": "agent-interne",
  "cyberpunk-blindage-sous-cutane": "blindage-sous-cutane",
};

interface BoughtImplant extends PaidImplant {
  readonly power: Power;
}

/** The implants among what a new character buys, each with the Humanity that it takes; a second one is « Cyberœil 2 ». */
export function boughtImplants(gear: readonly GearLine[]): readonly BoughtImplant[] {
  return gear.flatMap(({ itemId, quantity }) => {
    const item = cyberpunkItems.find(({ id, category }) => id === itemId && category === CYBERWARE);
    const power = cyberpunkPowers.find(({ id }) => id === POWERS[itemId]);
    if (item === undefined || power === undefined) return [];
    const { Humanité: dice = "", Blindage: armour } = item.systemProfiles.cyberpunk?.fields ?? {};
    return Array.from({ length: quantity }, (_, place) => {
      const name = place === 0 ? power.name : `${power.name} ${place + 1}`;
      return {
        name,
        humanity: firstHumanityLoss(String(dice)),
        sp: typeof armour === "number" ? armour : 0,
        power: { ...power, name },
      };
    });
  });
}
