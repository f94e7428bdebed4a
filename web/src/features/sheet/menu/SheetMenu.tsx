import { useDisclosure } from "@mantine/hooks";
import { isStoryShared } from "domain/table/evenings/heroStory";
import { paths } from "domain/values/links/paths";
import { useNavigate } from "react-router-dom";
import { sheetOf } from "../../../games/registry/sheets";
import { useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { MenuButton, type MenuEntry } from "../../../ui/MenuButton";
import { DeleteCharacter } from "./DeleteCharacter";
import styles from "./SheetMenu.module.css";
import { saveCharacter, saveForFoundry } from "./saveCharacter";
import { useGrantEntry } from "./useGrantEntry";

/** What one can do with a whole sheet. */
export function SheetMenu() {
  const { isOwner, isMj } = useViewer();
  const grant = useGrantEntry();
  const { items } = useSheet();
  const { stored: character, raw } = useShown();
  const [deleting, { open: askDelete, close }] = useDisclosure();
  const navigate = useNavigate();
  const reopen = (copy: boolean) => {
    const { id, system } = character;
    navigate(paths.forgeWorkshop({ system, character: id, copy }));
  };
  const entries: MenuEntry[] = [
    ...(isOwner
      ? [
          { label: "Modifier", onSelect: () => reopen(false) },
          { label: "Dupliquer", onSelect: () => reopen(true) },
        ]
      : []),
    ...grant,
    ...(character.campaign && (isOwner || isMj || isStoryShared(raw))
      ? [{ label: "Histoire", to: paths.story(character.id, character.system) }]
      : []),
    ...(character.campaign && isOwner
      ? [
          { label: "Aides de jeu", to: paths.handouts(character.campaign.id, character.system) },
          { label: "Coffre", to: paths.chest(character.campaign.id, character.system) },
        ]
      : []),
    { label: "Imprimer", onSelect: () => window.print() },
    { label: "Exporter", onSelect: () => void saveCharacter(character) },
    ...(sheetOf(character.system).hasFoundryFile
      ? [
          {
            label: "Fichier pour Foundry",
            onSelect: () => void saveForFoundry(character, items),
          },
        ]
      : []),
    ...(isOwner ? [{ label: "Supprimer", onSelect: askDelete }] : []),
  ];
  return (
    <>
      <MenuButton label="Actions de la fiche" className={styles.button} entries={entries}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M4 10h.01M10 10h.01M16 10h.01"
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinecap="round"
          />
        </svg>
      </MenuButton>
      {deleting && <DeleteCharacter character={character} onCancel={close} />}
    </>
  );
}
