import type { Item } from "../../../sheet/equipment/item";
import { dnd5eItems } from "../catalogue/items";
import type { EquipmentLot, EquipmentOption, EquipmentPick } from "../startingEquipment";
import type { Dnd5eDraft } from "./draft";
import { backgroundOf, classOf } from "./facts";

/** The items to pick from: the official items of these categories, without magic items. */
export function pickableItems({ categories }: EquipmentPick): readonly Item[] {
  return dnd5eItems.filter(
    ({ category, rarity }) => categories.includes(category ?? "") && rarity === undefined,
  );
}

/** The equipment choices of the class; none without a known class. */
export const equipmentChoices = (draft: Dnd5eDraft): readonly (readonly EquipmentOption[])[] =>
  classOf(draft)?.startingEquipment.choices ?? [];

export const chosenOption = (draft: Dnd5eDraft, choice: number): EquipmentOption | undefined =>
  equipmentChoices(draft)[choice]?.[draft.equipment[choice]?.option ?? -1];

/** One slot for each item to pick in an option: `anyMartialWeapon(2)` has two. */
export const pickSlots = (option: EquipmentOption): readonly EquipmentPick[] =>
  option.picks.flatMap((pick) => Array.from({ length: pick.count }, () => pick));

/** Whether an option is chosen and each of its slots has one of its items. */
export function isChoiceSettled(draft: Dnd5eDraft, choice: number): boolean {
  const option = chosenOption(draft, choice);
  if (option === undefined) return false;
  const picked = draft.equipment[choice]?.picks ?? [];
  return pickSlots(option).every((pick, slot) => pickableItems(pick).some(({ id }) => id === picked[slot]));
}

/** `"Épée longue"`, `"2 × Hachette"`. */
const lotLabel = ({ itemId, quantity }: EquipmentLot): string => {
  const name = dnd5eItems.find(({ id }) => id === itemId)?.name ?? itemId;
  return quantity === 1 ? name : `${quantity} × ${name}`;
};

/** The text of an option's button: `"Une arme de guerre et Bouclier"`. */
export function optionLabel({ lots, picks }: EquipmentOption): string {
  const parts = [...lots.map(lotLabel), ...picks.map(({ label }) => label)];
  const text = new Intl.ListFormat("fr", { type: "conjunction" }).format(parts);
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}

/** All items of the character at the start: of the class, the chosen options and the background. */
export function startingLots(draft: Dnd5eDraft): readonly EquipmentLot[] {
  const chosen = equipmentChoices(draft).flatMap((_, choice) => {
    const option = chosenOption(draft, choice);
    const picked = draft.equipment[choice]?.picks ?? [];
    const slots = option === undefined ? [] : pickSlots(option);
    return [
      ...(option?.lots ?? []),
      ...slots.flatMap((_pick, slot) => {
        const itemId = picked[slot];
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
