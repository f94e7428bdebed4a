import type { ColourTheme } from "domain/game/preset";
import type { CSSProperties } from "react";

/** A game's colours, for everything inside: `--sys` under `--on-sys`, and `--sys-ink` on cards and on `--sys-tint`. */
export function panelColours({ accent, onAccent, light, dark }: ColourTheme): CSSProperties {
  return {
    "--sys": accent,
    "--on-sys": onAccent,
    "--sys-ink": `light-dark(${light.text}, ${dark.text})`,
    "--sys-tint": `light-dark(${light.tint}, ${dark.tint})`,
  } as CSSProperties;
}
