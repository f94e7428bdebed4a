import type { Item } from "../../equipment/item";
import { findOfficialItem, officialItems } from "../../systems/catalogue";
import type { EquipmentLot, EquipmentOption, EquipmentPick } from "../../systems/dnd5e/startingEquipment";
import type { Dnd5eDraft } from "./draft";
import { backgroundOf, classOf } from "./facts";

/** The items among which one picks: those of the catalogue's categories that are nobody's treasure. */
export function pickableItems({ categories }: EquipmentPick): readonly Item[] {
  return officialItems("dnd5e").filter(
    ({ category, rarity }) => categories.includes(category ?? "") && rarity === undefined,
  );
}

/** What each choice of the class has to offer; none without a known class. */
export const equipmentChoices = (draft: Dnd5eDraft): readonly (readonly EquipmentOption[])[] =>
  classOf(draft)?.startingEquipment.choices ?? [];

export const chosenOption = (draft: Dnd5eDraft, choice: number): EquipmentOption | undefined =>
  equipmentChoices(draft)[choice]?.[draft.equipment[choice]?.option ?? -1];

/** One place for each item that an option lets one pick: `anyMartialWeapon(2)` is two. */
export const pickPlaces = (option: EquipmentOption): readonly EquipmentPick[] =>
  option.picks.flatMap((pick) => Array.from({ length: pick.count }, () => pick));

/** Whether an option was chosen and everything in it picked from what it offers. */
export function isChoiceSettled(draft: Dnd5eDraft, choice: number): boolean {
  const option = chosenOption(draft, choice);
  if (option === undefined) return false;
  const picked = draft.equipment[choice]?.picks ?? [];
  return pickPlaces(option).every((pick, place) =>
    pickableItems(pick).some(({ id }) => id === picked[place]),
  );
}

/** `"Épée longue"`, `"2 × Hachette"`. */
const lotLabel = ({ itemId, quantity }: EquipmentLot): string => {
  const name = findOfficialItem(itemId)?.name ?? itemId;
  return quantity === 1 ? name : `${quantity} × ${name}`;
};

/** An option as a button says it: `"Une arme de guerre et Bouclier"`. */
export function optionLabel({ lots, picks }: EquipmentOption): string {
  const parts = [...lots.map(lotLabel), ...picks.map(({ label }) => label)];
  const text = new Intl.ListFormat("fr", { type: "conjunction" }).format(parts);
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}

/** Everything the character sets out with: class, chosen options, background. */
export function startingLots(draft: Dnd5eDraft): readonly EquipmentLot[] {
  const chosen = equipmentChoices(draft).flatMap((_, choice) => {
    const option = chosenOption(draft, choice);
    const picked = draft.equipment[choice]?.picks ?? [];
    const places = option === undefined ? [] : pickPlaces(option);
    return [
      ...(option?.lots ?? []),
      ...places.flatMap((_place, place) => {
        const itemId = picked[place];
        return itemId === undefined || itemId === "" ? [] : [{ itemId, quantity: 1 }];
      }),
    ];
  });
  return [
    ...(classOf(draft)?.startingEquipment.lots ?? []),
    ...chosen,
    ...(backgroundOf(draft)?.equipment ?? []),
  ];
}
