import type { FightDocument } from "../../documents/fight";
import {
  type InitiativeEntry,
  type InitiativeState,
  isProvisional,
  isSeenInOrder,
  type Participant,
} from "../../documents/initiativeState";
import { letteredNames, numbered, numberOf } from "../creatures/numberedNames";
import type { PanelState, ShownNumber } from "../panel/panelState";
import { withOrder } from "./changeOrder";
import { changeWaiting, fightersOf } from "./waitingCreatures";

type Fight = Pick<FightDocument, "panel" | "steps" | "shared" | "startedAt">;

/** Whether the members read the order: it is shared, the fight has begun, and everybody has rolled. */
export const isOrderTold = ({
  panel,
  shared,
  startedAt,
}: Pick<Fight, "shared" | "startedAt"> & {
  readonly panel: { readonly initiative: InitiativeState };
}): boolean =>
  shared && startedAt !== undefined && !isProvisional(panel.initiative) && panel.initiative.order.length > 0;

const sorted = (fresh: readonly Participant[]): Participant[] =>
  fresh.toSorted((a, b) => a.name.localeCompare(b.name, "fr", { numeric: true }));

/** The names that a fight has from now on, by ids, and the last numbers that were given. */
interface Naming {
  readonly names: ReadonlyMap<string, string>;
  readonly numbers: readonly ShownNumber[];
}

/** Of those that are shown the numbers, of those of their kinds that stay unseen letters. */
function namesOf(
  panel: PanelState,
  fresh: readonly Participant[],
  { known = new Map(), present = [] }: KnownNames,
): Naming {
  const all = fightersOf(panel);
  const read = [...all.flatMap(({ shown, name }) => (shown ? [name] : [])), ...present, ...known.values()];
  const last = new Map((panel.shownNumbers ?? []).map((one) => [one.name, one.last]));
  const names = new Map(fresh.map(({ id, name }) => [id, known.get(id) ?? name]));
  for (const kind of new Set(fresh.flatMap(({ commonName = [] }) => commonName))) {
    const unseen = sorted(all).filter(({ commonName, shown }) => commonName === kind && !shown);
    const unnamed = unseen.filter(({ id }) => names.has(id) && !known.has(id));
    let number = Math.max(last.get(kind) ?? 0, ...read.flatMap((name) => numberOf(kind, name) ?? []));
    const isAlone = number === 0 && unnamed.length === 1;
    for (const { id } of unnamed) {
      number += 1;
      names.set(id, isAlone ? kind : numbered(kind, number));
    }
    last.set(kind, number);
    const staying = unseen.filter(({ id }) => !names.has(id));
    const lettered = staying.filter(({ name }) => numberOf(kind, name) === undefined).map(({ name }) => name);
    const letters = letteredNames(kind, [kind, ...lettered], staying.length - lettered.length);
    for (const { id, name } of staying) {
      if (numberOf(kind, name) !== undefined) names.set(id, letters.shift() ?? name);
    }
  }
  return { names, numbers: [...last].map(([name, number]) => ({ name, last: number })) };
}

/** What members know already of creatures that they see: some by their names, and which names there are besides. */
export interface KnownNames {
  readonly known?: ReadonlyMap<string, string>;
  readonly present?: readonly string[];
}

/**
 * The fight once members see these creatures, by their ids: each gets the next number of those of its kind that were shown,
 * one that is alone none. The same object where they were shown before. The steps follow, since what was read is not taken
 * back.
 */
export function withShown<F extends Fight>(fight: F, ids: ReadonlySet<string>, already: KnownNames = {}): F {
  const fresh = fightersOf(fight.panel).filter(
    ({ id, kind, shown }) => kind === "creature" && !shown && ids.has(id),
  );
  if (fresh.length === 0) return fight;
  const { names, numbers } = namesOf(fight.panel, fresh, already);
  const freshIds = new Set(fresh.map(({ id }) => id));
  const named = <P extends Participant>(participant: P) => {
    const { commonName, ...rest } = participant;
    const name = names.get(participant.id) ?? participant.name;
    return freshIds.has(participant.id) ? { ...rest, name, shown: true as const } : { ...participant, name };
  };
  const panel = { ...fight.panel, ...(numbers.length > 0 && { shownNumbers: [...numbers] }) };
  const { initiative } = panel;
  const order = initiative.order.map((entry): InitiativeEntry => named(entry));
  const ordered = withOrder({ ...fight, panel }, { ...initiative, order }, named);
  return changeWaiting(ordered, (_, waiting) =>
    names.has(waiting.participant.id) ? { ...waiting, participant: named(waiting.participant) } : waiting,
  );
}

/** The fight in which everybody whom the members read in the order was shown. */
export const asTold = <F extends Fight>(fight: F): F =>
  isOrderTold(fight)
    ? withShown(
        fight,
        new Set(fight.panel.initiative.order.flatMap((entry) => (isSeenInOrder(entry) ? [entry.id] : []))),
      )
    : fight;
