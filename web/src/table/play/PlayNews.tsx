import { VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useArrivals } from "../../ui/useArrivals";
import { useNow } from "../../ui/useNow";
import { type DoneLine, idsOf, isDone, isNews, LOOK_MS } from "./playLines";
import { newsText, type ToldLine, toldLines } from "./toldLines";
import type { Play } from "./usePlay";

/**
 * Says what others have just done to the character, wherever the page is scrolled: « MJ : +5 PV »; and what came of one's
 * own press to who hears the page, for whom no toast says it.
 */
export function PlayNews({ play }: { play: Play }) {
  return (
    <>
      <OthersNews play={play} />
      <OwnNews play={play} />
    </>
  );
}

function OwnNews({ play: { recent } }: { play: Play }) {
  const { uid } = useMember();
  const arrived = useArrivals(idsOf(recent));
  const own = recent.find(({ id, entry }) => arrived.has(id) && (entry === undefined || entry.uid === uid));
  return (
    <VisuallyHidden aria-live="polite">
      {/* The same text anew is another press: a new element is said again. */}
      {own && <span key={own.id}>{own.text}</span>}
    </VisuallyHidden>
  );
}

/** How soon after another, in milliseconds, what the same source does is more of the same: while its toast is shown. */
const RUN_MS = 8_000;

/** What was told last, and all that was told before. */
interface Told {
  readonly ids: string;
  readonly known: ReadonlySet<string>;
  readonly last: readonly ToldLine[];
  readonly text: string;
}

const NOTHING_TOLD: Told = { ids: "", known: new Set(), last: [], text: "" };

/** What is fresh, with what was told last where it is more of that: it can be summed, and came within moments. */
function continued(fresh: readonly DoneLine[], [last, ...others]: readonly ToldLine[]): readonly ToldLine[] {
  const lines = last?.lines ?? [];
  const [first, before] = [fresh[0], lines.at(-1)];
  const isSoon = first && before && first.entry.createdAt - before.entry.createdAt <= RUN_MS;
  const whole = isSoon && others.length === 0 ? toldLines([...lines, ...fresh]) : [];
  return whole.length === 1 ? whole : toldLines(fresh);
}

/**
 * What others did since the page was opened, or in the last minute, whichever clock is wrong: each at once with what
 * takes it back, and what came together, or while the device was away, in one. What one source does again and again is
 * one toast with the sum.
 */
function OthersNews({ play }: { play: Play }) {
  const { recent, undo, system, state, limits } = play;
  const { uid } = useMember();
  const [openedAt] = useState(() => Date.now());
  const [told, setTold] = useState(NOTHING_TOLD);
  const arrived = useArrivals(idsOf(recent));
  const now = useNow(LOOK_MS);
  const news = recent
    .filter(isDone)
    .filter(
      ({ id, entry }) =>
        entry.uid !== uid && arrived.has(id) && (entry.createdAt >= openedAt || isNews(entry, now)),
    );
  const ids = news.map(({ id }) => id).join(" ");
  if (told.ids !== ids) {
    const fresh = news.filter(({ id }) => !told.known.has(id)).toReversed();
    const known = new Set([...told.known, ...news.map(({ id }) => id)]);
    const undone = new Set(recent.filter((line) => line.undone).map(({ id }) => id));
    const standing = told.last.map((line) => ({
      ...line,
      lines: line.lines.filter(({ id }) => !undone.has(id)),
    }));
    const last = continued(fresh, standing);
    const waits = recent.some(({ pending }) => pending);
    const text = newsText(last, now, system.lifeOf(state, limits), waits);
    setTold({ ...told, ids, known, ...(fresh.length > 0 && { last, text }) });
  }
  const say = useEffectEvent(({ last, text }: Pick<Told, "last" | "text">) => {
    const [first, ...others] = last;
    const series = first?.lines[0]?.id;
    if (first === undefined || series === undefined) return;
    const lines = last.flatMap((line) => line.lines);
    const isBad = lines.some(({ tone }) => tone === "bad");
    const mayUndo = others.length === 0 && lines.every(({ undoable }) => undoable);
    const takeBack = () => {
      for (const { id } of lines.toReversed()) undo(id);
    };
    toast(
      isBad ? "warning" : "info",
      text,
      mayUndo ? { label: "Annuler", run: takeBack } : undefined,
      `play ${series}`,
    );
  });
  const { last, text } = told;
  useEffect(() => say({ last, text }), [last, text]);
  return null;
}
