import { VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useArrivals } from "../../ui/useArrivals";
import { useNow } from "../../ui/useNow";
import { type DoneLine, idsOf, isDone, isNews, LOOK_MS, newsText } from "./playLines";
import type { Play } from "./usePlay";

/**
 * Says what others have just done to the character, wherever the page is scrolled: « MJ : +5 PV »; and, to who hears the
 * page, what came of one's own press.
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

/** What life is once this device has sent what it still has to: the server's words know nothing of that. */
function afterWaiting({ system, state, limits, recent }: Play): string {
  const life = recent.some(({ pending }) => pending) ? system.lifeOf(state, limits) : undefined;
  return life === undefined ? "" : ` ; avec ce qui attend, ${life.label} ${life.current} / ${life.max}`;
}

/** What was told last, and all that was told before. */
interface Told {
  readonly ids: string;
  readonly known: ReadonlySet<string>;
  readonly fresh: readonly DoneLine[];
  readonly text: string;
}

const NOTHING_TOLD: Told = { ids: "", known: new Set(), fresh: [], text: "" };

/**
 * What others did since the page was opened, or in the last minute, whichever clock is wrong: each at once with what
 * takes it back, and what came together, or while the device was away, in one.
 */
function OthersNews({ play }: { play: Play }) {
  const { recent, undo } = play;
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
    setTold({
      ...told,
      ids,
      known,
      ...(fresh.length > 0 && { fresh, text: newsText(fresh, now) + afterWaiting(play) }),
    });
  }
  const say = useEffectEvent(({ fresh, text }: Pick<Told, "fresh" | "text">) => {
    const [first, ...others] = fresh;
    if (first === undefined) return;
    const isBad = fresh.some(({ tone }) => tone === "bad");
    const mayUndo = others.length === 0 && first.undoable;
    const action = mayUndo ? { label: "Annuler", run: () => undo(first.id) } : undefined;
    toast(isBad ? "warning" : "info", text, action);
  });
  const { fresh, text } = told;
  useEffect(() => say({ fresh, text }), [fresh, text]);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
