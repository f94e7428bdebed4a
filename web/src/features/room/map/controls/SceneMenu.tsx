import { lazy, Suspense } from "react";
import type { MenuEntry } from "../../../../ui/MenuEntries";
import type { Place } from "../canvas/camera";
import type { TokenView } from "../view/sceneView";

const MenuEntries = lazy(() => import("../../../../ui/MenuEntries"));

export interface MenuPlace {
  readonly key: string;
  /** On the canvas, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  /** In the scene. */
  readonly at: Place;
  readonly token: TokenView | undefined;
}

interface SceneMenuProps {
  place: MenuPlace;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** The menu of a token, or of a place of the scene, where it was asked for. */
export function SceneMenu({ place: { left, top, token }, entries, onClose }: SceneMenuProps) {
  const label = token ? `Actions sur ${token.name}` : "Actions à cet endroit";
  const style = { position: "absolute", left, top, width: 1, height: 1 } as const;
  return (
    <Suspense>
      <MenuEntries
        button={{ type: "button", "aria-label": label, style }}
        entries={entries}
        onClose={onClose}
      />
    </Suspense>
  );
}
