import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import * as z from "zod/mini";
import { tabStorage } from "../../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet } from "../../../kits/sheet/openSheet";
import { useMember } from "../../../session/SessionProvider";
import { scrollBackTo } from "../../../ui/scrollBackTo";
import { SHEET_TABS, type SheetTab } from "./tabs";

const placeSchema = z.object({
  open: z.enum(SHEET_TABS),
  /** How far each part was left scrolled, in pixels. */
  scrolled: z.partialRecord(z.enum(SHEET_TABS), z.number().check(z.minimum(0), z.maximum(1_000_000))),
});
type Place = z.infer<typeof placeSchema>;

const readPlace = (key: string): Place | undefined => tabStorage.readAs(key, placeSchema);

/** Opens another sheet of one's own on the part that this one has open. */
export function openSamePart(uid: string, id: string, other: string): void {
  const open = readPlace(STORAGE_KEYS.tabPlace(uid, id))?.open;
  const key = STORAGE_KEYS.tabPlace(uid, other);
  if (open) tabStorage.write(key, JSON.stringify({ scrolled: {}, ...readPlace(key), open }));
}

/** How far the page is scrolled, in pixels, where `place` lies just under what sticks above it. */
function scrollOf(place: HTMLElement): number {
  const above = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
  return window.scrollY + place.getBoundingClientRect().top - above;
}

/**
 * Which part of a sheet is open. Each is found again where it was left, also after a reload, or once the device has put
 * the tab to sleep; one that is new begins at `top`.
 */
export function useSheetPlace(tabs: readonly SheetTab[], top: RefObject<HTMLElement | null>) {
  const { uid } = useMember();
  const key = STORAGE_KEYS.tabPlace(uid, useSheet().character.id);
  const [before] = useState(() => readPlace(key));
  const [open, show] = useState<SheetTab>(before && tabs.includes(before.open) ? before.open : "play");
  const scrolled = useRef<Place["scrolled"]>(before?.scrolled ?? {});
  const shown = useRef(open);
  const isBack = useNavigationType() === "POP";

  const keep = useEffectEvent(() =>
    tabStorage.write(key, JSON.stringify({ open: shown.current, scrolled: scrolled.current })),
  );
  useEffect(() => {
    const left = isBack ? scrolled.current[shown.current] : undefined;
    const stop = left ? scrollBackTo(left) : undefined;
    const note = () => {
      scrolled.current[shown.current] = Math.max(0, window.scrollY);
    };
    window.addEventListener("scroll", note, { passive: true });
    // What a tab that sleeps never comes to is done when it is hidden.
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      stop?.();
      window.removeEventListener("scroll", note);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
    };
    // Where the sheet was come to says how it was come to.
  }, [isBack]);
  // At once, and not when the sheet goes: signing out has forgotten it by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part that is opened.
  useEffect(() => {
    keep();
  }, [open]);
  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const begins = top.current ? scrollOf(top.current) : 0;
    const place = scrolled.current[open] ?? Math.min(window.scrollY, begins);
    window.scrollTo({ top: place, behavior: "instant" });
  }, [open, top]);
  return [open, show] as const;
}
