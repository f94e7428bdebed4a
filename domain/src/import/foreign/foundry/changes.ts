import { type Fields, fieldName, fieldsAt, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import type { FoundryItem } from "./items";

/** How a change acts on a value: Foundry's numbers, or since its version 14 their names. */
const MODES = ["custom", "multiply", "add", "downgrade", "upgrade", "override", "subtract"] as const;
type ChangeMode = (typeof MODES)[number];

/** A change to one value of an actor or of an item. */
export interface Change {
  /** Folded names joined by points, without `system.`: `attributes.ac.bonus`. */
  readonly path: string;
  readonly mode: ChangeMode;
  /** A number, a formula, or for texts the text itself. */
  readonly value: unknown;
  readonly priority: number;
  /** The carried item that brings it, while it is worn. */
  readonly item?: FoundryItem;
}

const MAX_CHANGES = 2000;

/** Keys that Foundry moved. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ["attributes.movement.speed", "attributes.movement.walk"],
  ["attributes.init.value", "attributes.init.bonus"],
]);

/**
 * What changes of the armor class as a whole act on: the system works it out after them, and modules add them
 * again.
 */
const OF_ARMOR_CLASS: ReadonlyMap<ChangeMode, string> = new Map([
  ["add", "attributes.ac.bonus"],
  ["subtract", "attributes.ac.bonus"],
  ["upgrade", "attributes.ac.min"],
]);

/** `"system.attributes.AC.bonus"` → `"attributes.ac.bonus"`. */
function changePath(key: string): string {
  const path = key
    .slice(0, 200)
    .replace(/^(?:system|data)\./, "")
    .split(".")
    .map(fieldName)
    .join(".");
  return MOVED.get(path) ?? path;
}

const modeOf = (change: Fields): ChangeMode | undefined => {
  const raw = pick(change, ["mode", "type"]);
  return typeof raw === "number" ? MODES[raw] : MODES.find((mode) => mode === raw);
};

/** A change to every movement, as modules write it with an operator in its value: `"+10"`, `"*2"`, `"/2"`. */
const EVERY_MOVEMENT = "attributes.movement.all";

const operated = (value: unknown): Pick<Change, "mode" | "value"> => {
  const [, operator, amount = ""] = /^([-+*/]?)\s*(.*)$/s.exec(readText(value) ?? "") ?? [];
  const number = readNumber(amount);
  if (operator === "*") return { mode: "multiply", value: amount };
  if (operator === "/" && number) return { mode: "multiply", value: 1 / number };
  if (operator === "") return { mode: "override", value: amount };
  return { mode: operator === "-" ? "subtract" : "add", value: amount };
};

const readChange = (raw: unknown): Change[] => {
  const fields = fieldsOf(raw);
  const key = readText(pick(fields, ["key"]));
  const mode = modeOf(fields) ?? "add";
  if (key === undefined) return [];
  if (changePath(key) === EVERY_MOVEMENT) {
    const value = pick(fields, ["value"]);
    const act = mode === "custom" ? operated(value) : { mode, value };
    const priority = readNumber(pick(fields, ["priority"])) ?? 0;
    return [{ path: "attributes.movement.walk", priority, ...act }];
  }
  const order = mode === "subtract" ? MODES.indexOf("add") : MODES.indexOf(mode);
  const named = changePath(key);
  const path = (named === "attributes.ac.value" ? OF_ARMOR_CLASS.get(mode) : undefined) ?? named;
  // Words add nothing up: `flags.dnd5e.initiativeAlert` plus `"true"` is set.
  const isFlag = path.startsWith("flags.") && readBoolean(pick(fields, ["value"])) !== undefined;
  return [
    {
      path,
      mode: isFlag ? "override" : mode,
      value: pick(fields, ["value"]),
      priority: readNumber(pick(fields, ["priority"])) ?? order * 10,
    },
  ];
};

const isEnchantment = (effect: Fields): boolean =>
  pick(effect, ["type"]) === "enchantment" || valueAt(effect, "flags", "dnd5e", "type") === "enchantment";

/** The changes of an effect that is not switched off. */
const changesOf = (effect: Fields): Change[] => {
  if (readBoolean(pick(effect, ["disabled"])) === true) return [];
  const listed = pick(effect, ["changes"]) ?? valueAt(effect, "system", "changes");
  return readList(listed).flatMap(readChange);
};

/** The changes that an item brings to whoever bears it; enchantments change the item itself. */
function transferredChanges(item: FoundryItem): Change[] {
  const riders = new Set(readList(valueAt(item.flags, "dnd5e", "riders", "effect")));
  const effects = item.effects.map(fieldsOf);
  const off = new Set(
    effects
      .filter((effect) => readBoolean(pick(effect, ["disabled"])) === true)
      .flatMap((effect) => readText(pick(effect, ["_id"])) ?? []),
  );
  return effects
    .filter((effect) => !off.has(readText(valueAt(effect, "flags", "dnd5e", "dependentOn")) ?? ""))
    .filter((effect) => !isEnchantment(effect) && readBoolean(pick(effect, ["transfer"])) !== false)
    .filter((effect) => !riders.has(pick(effect, ["_id"])))
    .flatMap(changesOf);
}

/** Whether an enchantment lies on the item: one that names no other origin is kept there for other items. */
const isApplied = (effect: Fields, { id }: FoundryItem): boolean => {
  const origin = readText(pick(effect, ["origin"]), 400);
  return origin !== undefined && !(id !== undefined && origin.endsWith(`Item.${id}`));
};

/** The changes that enchantments make to the item that they lie on. */
export function enchantments(item: FoundryItem): Change[] {
  return item.effects
    .map(fieldsOf)
    .filter((effect) => isEnchantment(effect) && isApplied(effect, item))
    .flatMap(changesOf)
    .slice(0, MAX_CHANGES)
    .sort((a, b) => a.priority - b.priority);
}

const WORN_CONSUMABLES = new Set(["rod", "trinket", "wand"]);

/** Whether an item's effects act: it is worn where it can be, and attuned where it must be. */
function isActive({ type, system }: FoundryItem): boolean {
  const kind = readText(valueAt(system, "type", "value")) ?? readText(pick(system, ["consumableType"])) ?? "";
  const mustBeWorn = type !== "consumable" || WORN_CONSUMABLES.has(kind);
  if (mustBeWorn && pick(system, ["equipped"]) === false) return false;
  const attunement = pick(system, ["attunement"]);
  return readBoolean(pick(system, ["attuned"])) === true || (attunement !== "required" && attunement !== 1);
}

const originItem = (effect: Fields, items: readonly FoundryItem[]): FoundryItem | undefined => {
  const [, id] = /(?:^|\.)Item\.([^.]+)/.exec(readText(pick(effect, ["origin"]), 400) ?? "") ?? [];
  return id === undefined ? undefined : items.find((item) => item.id === id);
};

const withItem = (changes: readonly Change[], item: FoundryItem | undefined): Change[] =>
  changes.map((change) => (item?.isCarried ? { ...change, item } : change));

/**
 * Until version 3 of the system, the effects of an item were copied onto its bearer, and only the copies
 * acted.
 */
function copiesEffects(actor: Fields): boolean {
  const version =
    readText(valueAt(actor, "_stats", "systemVersion")) ??
    readText(valueAt(actor, "flags", "exportSource", "systemVersion"));
  const [, major] = /^v?(\d+)/.exec(version ?? "") ?? [];
  return major === undefined ? fieldsAt(actor, "data").size > 0 : Number(major) < 3;
}

/**
 * The changes that each carried item brings once it is worn: its own, or the copies that the actor has of
 * them.
 */
export function borneChanges(
  actor: Fields,
  items: readonly FoundryItem[],
): (item: FoundryItem) => readonly Change[] {
  const copies = new Map<FoundryItem, Change[]>();
  for (const raw of copiesEffects(actor) ? readList(pick(actor, ["effects"])) : []) {
    const effect = fieldsOf(raw);
    const item = originItem(effect, items);
    if (item !== undefined) copies.set(item, [...(copies.get(item) ?? []), ...changesOf(effect)]);
  }
  return (item) => copies.get(item) ?? transferredChanges(item);
}

/** Every change that acts on the actor, in the order in which Foundry applies them. */
export function activeChanges(actor: Fields, items: readonly FoundryItem[]): readonly Change[] {
  const copied = copiesEffects(actor);
  const own = readList(pick(actor, ["effects"]))
    .map(fieldsOf)
    .filter((effect) => !isEnchantment(effect))
    .flatMap((effect) => {
      const item = originItem(effect, items);
      if (item === undefined) return changesOf(effect);
      // A copy that stayed behind: the item's own effect acts instead.
      if (!copied) return transferredChanges(item).length > 0 ? [] : changesOf(effect);
      return isActive(item) ? withItem(changesOf(effect), item) : [];
    });
  const carried = copied
    ? []
    : items.filter(isActive).flatMap((item) => withItem(transferredChanges(item), item));
  return [...own, ...carried].slice(0, MAX_CHANGES).sort((a, b) => a.priority - b.priority);
}
