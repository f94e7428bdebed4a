import { VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useArrivals } from "../../ui/useArrivals";
import { useNow } from "../../ui/useNow";
import { actorName, isNews, LOOK_MS } from "./playLines";
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

function OwnNews({ play: { recent, log } }: { play: Play }) {
  const { uid } = useMember();
  const arrived = useArrivals(log === "loading" ? undefined : recent.map(({ id }) => id));
  const own = recent.find(({ id, entry }) => arrived.has(id) && (entry === undefined || entry.uid === uid));
  return (
    <VisuallyHidden aria-live="polite">
      {/* The same text anew is another press: a new element is said again. */}
      {own && <span key={own.id}>{own.text}</span>}
    </VisuallyHidden>
  );
}

function OthersNews({ play: { recent, log, undo } }: { play: Play }) {
  const { uid } = useMember();
  const said = useRef(new Set<string>());
  const arrived = useArrivals(log === "ready" ? recent.map(({ id }) => id) : undefined);
  const now = useNow(LOOK_MS);
  const news = recent.flatMap((line) =>
    line.entry && line.entry.uid !== uid && arrived.has(line.id) && isNews(line.entry, now)
      ? [{ ...line, said: `${actorName(line.entry)} : ${line.text}` }]
      : [],
  );
  const say = useEffectEvent(() => {
    for (const { id, said: text, tone, undoable } of news.toReversed()) {
      if (said.current.has(id)) continue;
      said.current.add(id);
      const action = undoable ? { label: "Annuler", run: () => undo(id) } : undefined;
      toast(tone === "bad" ? "warning" : "info", text, action);
    }
  });
  const newest = news[0]?.id;
  useEffect(() => {
    if (newest !== undefined) say();
  }, [newest]);
  return <VisuallyHidden aria-live="polite">{news[0]?.said}</VisuallyHidden>;
}
