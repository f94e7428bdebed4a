import { useDisclosure } from "@mantine/hooks";
import type { Character } from "domain/character/character";
import { characterFile } from "domain/character/characterFile";
import { paths } from "domain/links/paths";
import { useNavigate } from "react-router-dom";
import { saveFile } from "../../../browser/saveFile";
import { MenuButton, type MenuEntry } from "../../../ui/MenuButton";
import { DeleteCharacter } from "./DeleteCharacter";
import styles from "./SheetMenu.module.css";

interface SheetMenuProps {
  /** As it is stored, without what its equipment adds. */
  character: Character;
  isOwner: boolean;
}

/** What one can do with a whole sheet. */
export function SheetMenu({ character, isOwner }: SheetMenuProps) {
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
    { label: "Imprimer", onSelect: () => window.print() },
    { label: "Exporter", onSelect: () => saveFile(characterFile(character), "application/json") },
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
