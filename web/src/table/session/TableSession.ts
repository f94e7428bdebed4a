import { notedBy } from "domain/table/panel/undoStep";
import { Store } from "../../ui/Store";
import { toast } from "../../ui/toast";
import type { FightControl } from "../fight/useFight";
import { ACTS, type DoneAct, type Fighters } from "../fighters/fighters";
import type { Target } from "../fighters/target";
import type { RollTarget } from "../rolls/rollEntry";

/** What is heard of a table. */
export interface Heard {
  readonly fight: Pick<FightControl, "state" | "steps" | "undo" | "roll">;
  readonly fighters: Pick<Fighters, "undoOf">;
  /** Who waits on the map that is shown, in no order yet; undefined while that is not known. */
  readonly waiting: readonly Waiting[] | undefined;
  /** The players were asked for their initiative, and since when (epoch milliseconds). */
  readonly asked?: { readonly since: number; readonly close: () => void } | undefined;
  /** The id of whose turn it is; undefined without a fight. */
  readonly turnOf: string | undefined;
  readonly turnKind?: Target["kind"] | undefined;
  /** A creature of the order as the table aims at it; undefined of one that it does not see there. */
  readonly inSight: (id: string) => RollTarget | undefined;
}

/** A creature on the map that is in no order. */
export interface Waiting {
  readonly id: string;
  readonly name: string;
}

/** Something that was done from here, and may be taken back. */
interface OwnAct {
  /** The fight's operations of it. */
  readonly steps: readonly string[];
  /** Undefined of what the fight alone knows. */
  readonly done?: DoneAct | undefined;
}

interface SessionState {
  /** Who is chosen to be acted on. */
  readonly chosen: readonly Target[];
  /** Whom each one of the order aims at, until another is chosen. */
  readonly aims: Readonly<Record<string, RollTarget | undefined>>;
  /** What was done from here, the newest last. */
  readonly acts: readonly OwnAct[];
  /** Of whom it is asked whether they join the order that is to be rolled; undefined while nothing is asked. */
  readonly joining: readonly Waiting[] | undefined;
}

/** How much of what was done is remembered: more than anybody takes back. */
const MAX_ACTS = 30;

/**
 * What the MJ does at one table from one screen: who is chosen, whom each aims at, and what was done last, be it to a hero
 * or in the fight. Keys, buttons and the log act through it.
 */
export class TableSession extends Store<SessionState> {
  #heard: Heard | undefined;
  /** The order is rolled as soon as it is known who waits on the map. */
  #isRolling = false;

  constructor() {
    super({ chosen: [], aims: {}, acts: [], joining: undefined });
  }

  /** The one way in for all that is heard. */
  know(heard: Heard): void {
    this.#heard = heard;
    if (this.#isRolling && heard.waiting !== undefined) this.roll();
  }

  /** Chooses who is acted on. */
  readonly choose = (chosen: readonly Target[]): void => this.set({ chosen });

  /** Somebody was pressed on the map: whose turn it is aims at them where they are of the other side. */
  readonly point = (target: Target): void => {
    const { turnOf, turnKind } = this.#heard ?? {};
    if (turnOf !== undefined && turnKind !== target.kind) this.aim(target);
  };

  /**
   * Whom whose turn it is aims at. A creature is named in a roll where the table sees it in the order; one that is hidden is
   * not.
   */
  readonly aim = (target: Target | undefined): void => {
    const { turnOf, inSight } = this.#heard ?? {};
    if (turnOf === undefined || target?.id === turnOf) return;
    const aimed = target?.kind === "creature" ? inSight?.(target.id) : target && heroOf(target);
    if (target && aimed === undefined) return;
    this.set({ aims: { ...this.state.aims, [turnOf]: aimed } });
  };

  /** Rolls the order; where somebody waits on the map, asks first who of them joins it. */
  readonly roll = (): void => {
    const waiting = this.#heard?.waiting;
    this.#isRolling = waiting === undefined;
    if (waiting === undefined) return;
    if (waiting.length === 0) this.#rollOrder();
    else this.set({ joining: waiting });
  };

  /** Answers who joins, by their ids; undefined rolls nothing. */
  readonly rollWith = (ids: readonly string[] | undefined): void => {
    this.set({ joining: undefined });
    if (ids) this.#rollOrder(ids);
  };

  /** With what the players have rolled since they were asked; nobody is asked any more. */
  #rollOrder(ids?: readonly string[]): void {
    const { fight, asked } = this.#heard ?? {};
    fight?.roll(ids, asked?.since);
    asked?.close();
  }

  /** Notes an operation of the fight; undefined for one of a panel that this device keeps alone. */
  readonly acted = (step: string | undefined): void =>
    this.#note({ steps: step === undefined ? [] : [step] });

  /** Notes an act on heroes and creatures. */
  readonly did = (done: DoneAct): void => this.#note({ steps: done.steps, done });

  #note(act: OwnAct): void {
    const others = this.state.acts.filter(({ steps }) => !steps.some((id) => act.steps.includes(id)));
    this.set({ acts: [...others, act].slice(-MAX_ACTS) });
  }

  /**
   * Takes back the last thing that was done from here, and says what; where the fight has gone on since, or nothing was done
   * from here, the last thing of the fight.
   */
  readonly undo = (): void => {
    if (this.#heard === undefined) return;
    const { fight, fighters } = this.#heard;
    const acts = this.state.acts.filter((act) => stands(act, fight.steps, fighters));
    const last = acts.at(-1);
    const isNewest = last && (last.steps.length === 0 || last.steps.at(-1) === fight.steps[0]?.id);
    this.set({ acts: isNewest ? acts.slice(0, -1) : acts });
    if (isNewest && last.done) {
      last.done.takeBack();
      say(last.done.said);
    } else undoInFight(fight);
  };
}

/** Whether an act can still be taken back, whole. */
function stands(
  { steps, done }: OwnAct,
  known: Heard["fight"]["steps"],
  { undoOf }: Heard["fighters"],
): boolean {
  // What a device kept alone is no step of the fight that it has become.
  if (done === undefined && steps.length === 0) return known.length === 0;
  const isInFight = steps.every((id) => known.some((step) => step.id === id));
  return (
    isInFight && (done?.onHeroes ?? []).every(({ id, operation }) => undoOf(id, operation) !== undefined)
  );
}

function undoInFight({ steps: [newest], undo, state }: Heard["fight"]): void {
  if (undo === undefined) return;
  const noted = newest?.step && notedBy(newest.step, state.history);
  undo();
  say(noted && [noted.title, noted.detail].filter(Boolean).join(" · "));
}

const say = (said: string | undefined): void =>
  toast("info", said === undefined ? "Dernière action annulée." : `Annulé : ${said}`, undefined, ACTS);

/** As a roll names them. */
const heroOf = ({ id, name }: Target): RollTarget => ({ id, name });
