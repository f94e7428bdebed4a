import { useEffect, useRef, useState } from "react";
import type { PageSection } from "../../../ui/pageSections";

/** What a reader scrolls with. */
const SCROLLED_BY = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
/** Pixels from the top of the window under which a page's first section begins. */
const TOP = 100;

/**
 * The section that is read: the last that began above a line near the top of the window. Over the last screen of the
 * page the line sinks to the bottom, so that the last sections have their turn however short they are.
 */
function sectionInView(sections: readonly PageSection[]): PageSection | undefined {
  const { innerHeight, scrollY } = window;
  const below = document.documentElement.scrollHeight - innerHeight - scrollY;
  const sunk = Math.min(1, Math.max(0, 1 - below / innerHeight));
  const line = TOP + sunk * (innerHeight - TOP);
  const begun = sections
    .map((section) => ({ section, top: section.element.getBoundingClientRect().top }))
    .filter(({ top }) => top <= line);
  // In two columns, sections beside each other begin at different heights.
  const nearest = Math.max(...begun.map(({ top }) => top));
  return begun.find(({ top }) => top === nearest)?.section ?? sections[0];
}

/** The section in view, and the function that holds one that was gone to until the reader scrolls. */
export function useCurrentSection(sections: readonly PageSection[]) {
  const [current, setCurrent] = useState<PageSection>();
  const held = useRef(false);
  useEffect(() => {
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      if (!held.current) setCurrent(sectionInView(sections));
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    const release = () => {
      held.current = false;
    };
    lookSoon();
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    for (const event of SCROLLED_BY) window.addEventListener(event, release, { passive: true });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
      for (const event of SCROLLED_BY) window.removeEventListener(event, release);
    };
  }, [sections]);
  const hold = (section: PageSection) => {
    held.current = true;
    setCurrent(section);
  };
  return [current, hold] as const;
}
