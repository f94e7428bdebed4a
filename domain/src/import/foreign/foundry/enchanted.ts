import {
  type Fields,
  fieldName,
  fieldsAt,
  fieldsOf,
  isRecord,
  pick,
  valueAt,
} from "../../../values/reading/fields";
import { readList, readText } from "../../../values/reading/values";
import { type Change, enchantments } from "./changes";
import type { FoundryItem } from "./items";
import { listedCodes } from "./listedCodes";
import { joinedFormulas } from "./values";

/** The fields with a value put at a path of folded names. */
const withValue = (fields: Fields, path: readonly string[], value: unknown): Fields => {
  const [first = "", ...rest] = path;
  const inner =
    rest.length === 0 ? value : Object.fromEntries(withValue(fieldsAt(fields, first), rest, value));
  return new Map(fields).set(first, inner);
};

/** `"{} +1"` put in place of `"Épée"` is `"Épée +1"`; a text added to it follows it. */
const renamed = (name: string, { mode, value }: Change): string => {
  const text = readText(value) ?? "";
  if (mode === "override") return readText(text.replaceAll("{}", name)) ?? name;
  return mode === "add" ? (readText(`${name}${text}`) ?? name) : name;
};

/** Numbers are worked out where they are read (`values.ts`); here what is put in place of a text or a flag. */
const replaced = (fields: Fields, path: readonly string[], { mode, value }: Change): Fields => {
  if (mode === "override") return withValue(fields, path, value);
  const [first = "", ...rest] = path;
  const current = readText(valueAt(fields, first, ...rest), 400);
  return mode === "add" ? withValue(fields, path, joinedFormulas(current, readText(value, 400))) : fields;
};

/** A change to each activity of a kind: `activities[attack].attack.bonus`. */
const withActivities = (system: Fields, kind: string, path: readonly string[], change: Change): Fields => {
  const activities = readList(pick(system, ["activities"])).map((raw) => {
    const activity = fieldsOf(raw);
    const isMeant = fieldName(readText(pick(activity, ["type"])) ?? "") === kind;
    return isMeant ? Object.fromEntries(replaced(activity, path, change)) : raw;
  });
  return withValue(system, ["activities"], activities);
};

const changedSystem = (system: Fields, change: Change): Fields => {
  const [first = "", ...rest] = change.path.split(".");
  const [, kind] = /^activities(\w+)$/.exec(first) ?? [];
  if (kind !== undefined) return withActivities(system, kind, rest, change);
  const current = valueAt(system, first, ...rest);
  if (Array.isArray(current) || first === "properties")
    return withValue(system, [first, ...rest], listedCodes(system, [change], change.path));
  return change.mode === "override" && !isRecord(current)
    ? withValue(system, [first, ...rest], change.value)
    : system;
};

/** An item under the enchantments that lie on it, but for the numbers that they change. */
export function enchanted(item: FoundryItem): FoundryItem {
  const changes = enchantments(item);
  if (changes.length === 0) return item;
  const names = changes.filter(({ path }) => path === "name");
  const others = changes.filter(({ path }) => path !== "name" && !path.startsWith("description."));
  return {
    ...item,
    name: names.reduce(renamed, item.name),
    system: others.reduce(changedSystem, item.system),
  };
}
