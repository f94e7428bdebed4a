import { fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readList, readText } from "../../../values/reading/values";
import { plainText } from "../plainText";
import { type FoundryClass, type FoundryItem, subclassOf } from "./items";

const ACTION_LISTS: Readonly<Record<string, "actions" | "bonusActions" | "reactions">> = {
  action: "actions",
  bonus: "bonusActions",
  reaction: "reactions",
};

/** Feats and features that take an action, a bonus action or a reaction, by the list they belong to. */
export function foundryActions(items: readonly FoundryItem[]): Record<string, object[]> {
  const lists = { actions: [] as object[], bonusActions: [] as object[], reactions: [] as object[] };
  for (const { name, system } of items.filter(({ type }) => type === "feat")) {
    const [activity] = readList(pick(system, ["activities"]));
    const cost =
      readText(valueAt(system, "activation", "type")) ??
      readText(valueAt(fieldsOf(activity), "activation", "type"));
    const list = cost !== undefined && Object.hasOwn(ACTION_LISTS, cost) ? ACTION_LISTS[cost] : undefined;
    if (list === undefined) continue;
    lists[list].push({ name, description: plainText(valueAt(system, "description", "value")) });
  }
  return lists;
}

/** The classes with their levels and subclasses. */
export function classLevelsOf(items: readonly FoundryItem[], classes: readonly FoundryClass[]): object[] {
  return classes.map((entry) => ({
    name: entry.item.name,
    level: entry.level,
    subclass: subclassOf(items, entry)?.name,
  }));
}
