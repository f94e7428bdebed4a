import { type ActPreview, foreseeAct, leftText } from "domain/game/foreseeAct";
import type { AskedAct, ChangeAct } from "domain/game/tableActs";
import { randomId } from "../../browser/randomId";
import { UNREADABLE } from "../../live/listeners";
import { toast } from "../../ui/toast";
import type { Target } from "./target";
import type { Hero, useHeroes } from "./useHeroes";

/** What the fight does with acts on its creatures. */
export interface CreatureActs {
  readonly foresee: (id: string, asked: AskedAct) => ActPreview | undefined;
  readonly changesOf: (id: string) => readonly ChangeAct<{ readonly kind: string }>[];
  readonly press: (ids: readonly string[], asked: AskedAct) => void;
  /** With whose turn a condition may end: those of the running order; none without a fight. */
  readonly turns: readonly { readonly id: string; readonly name: string }[];
  /** Notes when a condition of these targets ends. */
  readonly time: (targets: readonly Target[], change: string, ending: ConditionEnd) => void;
  /** Forgets when a condition would have ended, which a change has ended now. */
  readonly ended: (targets: readonly Target[], change: string) => void;
}

/** When a condition ends by itself: with its bearer's own turn, or somebody else's. */
export interface ConditionEnd {
  /** The id of whose turn it is; undefined for the bearer's. */
  readonly turnOf: string | undefined;
  readonly when: "start" | "end";
  readonly rounds: number;
}

export interface TargetActs {
  /** What an act would do now; undefined where it makes no sense. */
  readonly foresee: (target: Target, asked: AskedAct) => ActPreview | undefined;
  /** The changes that make sense for somebody of them. */
  readonly changesOf: (targets: readonly Target[]) => readonly ChangeAct<{ readonly kind: string }>[];
  /** `ending`: when the condition that begins ends by itself; undefined where it stays. */
  readonly press: (targets: readonly Target[], asked: AskedAct, ending?: ConditionEnd) => void;
  readonly turns: CreatureActs["turns"];
}

/** « Résistance (feu) : 12 → 6 · −6 PV (feu) · PV 20 → 14 sur 20 », or why not. */
export function previewText(preview: ActPreview): string {
  const { parts, events, refused, operation } = preview;
  if (refused !== undefined) return refused;
  if (operation === undefined) return [...parts, "Il n'en reste rien."].join(" · ");
  const left = leftText(preview);
  return [...parts, ...events.map(({ text }) => text), ...(left === undefined ? [] : [left])].join(" · ");
}

/**
 * Acts on who is chosen on the panel: characters by operations of their own, sent as soon as possible in their order;
 * creatures by the fight that they are in.
 */
export function useTargetActs(
  campaignId: string,
  { play, heroes, outboxes }: Pick<ReturnType<typeof useHeroes>, "play" | "heroes" | "outboxes">,
  creatures?: CreatureActs,
): TargetActs {
  const heroOf = ({ id, kind }: Target): Hero | undefined => {
    const hero = kind === "character" ? heroes.get(id) : undefined;
    return hero === UNREADABLE ? undefined : hero;
  };
  const foresee = (target: Target, asked: AskedAct): ActPreview | undefined => {
    if (target.kind === "creature") return creatures?.foresee(target.id, asked);
    const hero = heroOf(target);
    return play && hero && foreseeAct(play, hero.state, hero.limits, asked);
  };
  const undo = (requests: readonly (readonly [id: string, entryId: string])[]) => {
    for (const [id, entryId] of requests) {
      outboxes.get(id)?.write({ id: randomId(), undo: entryId, campaignId });
    }
  };
  const press = (targets: readonly Target[], asked: AskedAct, ending?: ConditionEnd) => {
    const requests: [string, string][] = [];
    const done: string[] = [];
    for (const target of targets.filter(({ kind }) => kind === "character")) {
      const preview = foresee(target, asked);
      const outbox = outboxes.get(target.id);
      if (preview?.operation === undefined || outbox === undefined) {
        const why = preview ? previewText(preview) : "Cela n'a pas de sens pour ce personnage.";
        toast(preview?.refused === undefined ? "info" : "error", `${target.name} : ${why}`);
        continue;
      }
      const entryId = randomId();
      outbox.write({ id: entryId, operations: [{ ...preview.operation }], campaignId });
      requests.push([target.id, entryId]);
      done.push(`${target.name} : ${preview.events.map(({ text }) => text).join(", ")}`);
    }
    if (requests.length > 0) {
      toast("success", done.join(" · "), { label: "Annuler", run: () => undo(requests) });
    }
    const met = targets.filter(({ kind }) => kind === "creature").map(({ id }) => id);
    if (met.length > 0) creatures?.press(met, asked);
    if (asked.kind === "change") creatures?.ended(targets, asked.act);
    if (ending !== undefined && asked.kind === "change") creatures?.time(targets, asked.act, ending);
  };
  const changesOf = (targets: readonly Target[]) => {
    const all = targets.flatMap((target) => {
      if (target.kind === "creature") return creatures?.changesOf(target.id) ?? [];
      const hero = heroOf(target);
      return play && hero ? play.acts.changesOf(hero.state, hero.limits) : [];
    });
    return [...new Map(all.map((change) => [change.id, change])).values()];
  };
  return { foresee, changesOf, press, turns: creatures?.turns ?? [] };
}
