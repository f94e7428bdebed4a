import type { MenuEntry } from "../../../../ui/MenuEntries";
import type { Place } from "../canvas/camera";
import type { GestureHandlers } from "../canvas/Gestures";
import type { GetContext, Tool } from "../tools/mapContext";
import type { TokenView } from "../view/sceneView";
import type { MenuPlace } from "./SceneMenu";

const NOBODY: ReadonlySet<string> = new Set();
const nothing = () => undefined;
export const IDLE: GestureHandlers = {
  dragStart: () => false,
  dragMove: nothing,
  dragEnd: nothing,
  dragCancel: nothing,
  tap: nothing,
  doubleTap: nothing,
  longPress: nothing,
  menu: nothing,
  hover: nothing,
  pan: nothing,
  zoom: nothing,
};

interface MapGestures {
  readonly ping: (at: Place) => void;
  readonly openMenu: (menu: MenuPlace) => void;
  /** Shows the whole of a text whose label is too short for it; undefined for none any more. */
  readonly read: (text: string | undefined) => void;
}

/** What gestures mean while a tool is chosen. */
export function gestureHandlers(
  get: GetContext,
  tool: Tool | undefined,
  { ping, openMenu, read }: MapGestures,
): GestureHandlers {
  const sceneOf = (screen: Place): Place => get()?.canvas.toScene(screen) ?? screen;
  const menuAt = (screen: Place) => {
    const at = sceneOf(screen);
    const token = get()?.canvas.tokenAt(at);
    if (token && !get()?.selected.has(token.id)) get()?.select(new Set([token.id]));
    openMenu({ key: `${screen.x},${screen.y}`, left: screen.x, top: screen.y, at, token });
  };
  return {
    dragStart: (from) => tool?.start(sceneOf(from), from) ?? false,
    dragMove: (to) => tool?.move(sceneOf(to), to),
    dragEnd: (at) => tool?.end(sceneOf(at), at),
    dragCancel: () => tool?.cancel(),
    tap: (at) => {
      const point = sceneOf(at);
      if (tool?.tap) return tool.tap(point, at);
      const context = get();
      // A label lies over the tokens.
      const text = context?.canvas.cutTextAt(point);
      read(text);
      const token = text === undefined ? context?.canvas.tokenAt(point) : undefined;
      context?.select(tapped(context.selected, token, at.shift));
    },
    doubleTap: (at) => {
      if (tool?.doubleTap) return tool.doubleTap(sceneOf(at), at);
      get()?.canvas.centre(sceneOf(at));
    },
    longPress: (at) => {
      if (get()?.canvas.tokenAt(sceneOf(at))) menuAt(at);
      else ping(sceneOf(at));
    },
    menu: menuAt,
    hover: (at) => tool?.hover?.(sceneOf(at), at),
    pan: (x, y) => get()?.canvas.pan(x, y),
    zoom: (factor, at) => get()?.canvas.zoom(factor, at),
  };
}

/** A tap selects one; with Shift it adds and takes away. */
function tapped(
  selected: ReadonlySet<string>,
  token: TokenView | undefined,
  adds: boolean,
): ReadonlySet<string> {
  if (token === undefined) return adds ? selected : NOBODY;
  if (!adds) return new Set([token.id]);
  const next = new Set(selected);
  if (!next.delete(token.id)) next.add(token.id);
  return next;
}

export const memberMenu = (
  { token, at }: MenuPlace,
  ping: (at: Place) => void,
  select: (ids: ReadonlySet<string>) => void,
): MenuEntry[] => [
  ...(token ? [{ label: `Voir ${token.name}`, onSelect: () => select(new Set([token.id])) }] : []),
  { label: "Montrer cet endroit", onSelect: () => ping(at) },
];
