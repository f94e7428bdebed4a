import { grantedLevelOf } from "domain/table/characters/levelGrant";
import { nextLevelOf } from "domain/table/characters/nextLevel";
import { useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { useGrantLevel } from "../../../table/heroes/useGrantLevel";
import type { MenuEntry } from "../../../ui/MenuButton";

/** Product §2.10.15: the MJ's, on the sheet of a character at a table of milestones; the others have none. */
export function useGrantEntry(): readonly MenuEntry[] {
  const { character } = useSheet();
  const { raw } = useShown();
  const { isMj, progression, connected } = useViewer();
  const { id, system, campaign } = character;
  const { grant } = useGrantLevel(system, campaign?.id);
  const next = nextLevelOf(character);
  if (!isMj || !connected || next === undefined || progression !== "milestone") return [];
  const isGranted = (grantedLevelOf(raw) ?? 0) >= next;
  return [
    {
      label: `${isGranted ? "Reprendre" : "Accorder"} le niveau ${next}`,
      onSelect: () => grant([{ id, level: isGranted ? next - 1 : next }]),
    },
  ];
}
