import { fieldName } from "../../values/reading/fields";
import { ACTION_KINDS, type Action, type ActionKind } from "../character/actions";
import type { ResolvedItem } from "./resolveItem";

/** `"action"`, `"Action bonus 2"`, `"bonus_action"`, `"réaction"` → the kind of the granted action. */
export function grantedActionKind(key: string): ActionKind | undefined {
  const name = fieldName(key);
  if (name.includes("reaction")) return "reactions";
  if (!name.includes("action")) return undefined;
  return name.includes("bonus") ? "bonusActions" : "actions";
}

/** `"Parade : +2 à la CA"` is a name and its description; without a text, the key is the name. */
const readGranted = (key: string, bonus: number | string): Pick<Action, "name" | "description"> => {
  if (typeof bonus === "number" || !/\p{L}/u.test(bonus)) return { name: key };
  const [, name = bonus, description] = /^([^:]{1,120}): +(.+)$/s.exec(bonus) ?? [];
  return { name: name.trim(), ...(description !== undefined && { description: description.trim() }) };
};

/** Product §4: the actions, bonus actions and reactions that an item's effects grant. */
export function grantedActions(item: ResolvedItem): Record<ActionKind, Action[]> {
  const granted = Object.entries(item.effects.stats).map(([key, bonus]) => ({
    kind: grantedActionKind(key),
    action: { ...readGranted(key, bonus), grantedBy: item.name },
  }));
  const [actions = [], bonusActions = [], reactions = []] = ACTION_KINDS.map((kind) =>
    granted.filter((entry) => entry.kind === kind).map(({ action }) => action),
  );
  return { actions, bonusActions, reactions };
}
