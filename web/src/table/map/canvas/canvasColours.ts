import { GOLD } from "../colours";
import type { CanvasColours } from "./drawToken";

/** The page's colours where a canvas stands. */
export function coloursOf(element: HTMLElement): CanvasColours {
  // A custom property keeps `light-dark()` as it is written; a colour that is used is resolved. One element for each: a
  // colour that changes may be on its way from the one before.
  const resolved = (value: string) => {
    const probe = document.createElement("i");
    probe.style.color = value;
    element.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour || value;
  };
  return {
    accent: resolved("var(--accent)"),
    turn: GOLD,
    fog: resolved("light-dark(#2a2438, #0b0713)"),
  };
}
