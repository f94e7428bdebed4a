import { Suspense } from "react";
import { lazy } from "../../../ui/lazy";
import type { MenuEntry } from "../../../ui/MenuEntries";
import type { Place } from "../canvas/camera";
import { useEditor, useEditorState } from "../editor/EditorContext";
import type { MenuPlace } from "../editor/editorState";
import { doorLabel } from "../view/doors";

const MenuEntries = lazy(() => import("../../../ui/MenuEntries"));

/** The menu of a token, or of a place of the scene, where it was asked for. */
export function SceneMenu({ entriesOf }: { entriesOf: (menu: MenuPlace) => readonly MenuEntry[] }) {
  const editor = useEditor();
  const menu = useEditorState((state) => state.menu);
  if (menu === undefined) return null;
  const { left, top, token } = menu;
  const label = token ? `Actions sur ${token.name}` : "Actions à cet endroit";
  const style = { position: "absolute", left, top, width: 1, height: 1 } as const;
  return (
    <Suspense key={`${left},${top}`}>
      <MenuEntries
        button={{ type: "button", "aria-label": label, style }}
        entries={entriesOf(menu)}
        onClose={() => editor.closeMenu()}
      />
    </Suspense>
  );
}

/** Of whoever is not the MJ. */
export function MemberSceneMenu() {
  const editor = useEditor();
  const doorEntries = (at: Place): MenuEntry[] => {
    const door = editor.canvas?.doorAt(at);
    if (door?.act === undefined) return [];
    return [{ label: doorLabel(door, editor.view.scene.grid), onSelect: () => editor.turn(door) }];
  };
  return (
    <SceneMenu
      entriesOf={({ token, at }) => [
        ...doorEntries(at),
        ...(token ? [{ label: `Voir ${token.name}`, onSelect: () => editor.select([token.id]) }] : []),
        { label: "Montrer cet endroit", onSelect: () => editor.ping(at) },
      ]}
    />
  );
}
