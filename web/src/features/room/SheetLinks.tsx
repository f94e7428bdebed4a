import { Button } from "@mantine/core";
import { nameLabel } from "domain/sheet/character/fallbacks";
import type { CampaignCharacter } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { Link } from "react-router-dom";
import { MenuButton } from "../../ui/MenuButton";
import styles from "./RoomHeader.module.css";

interface SheetLinksProps {
  system: SystemId;
  /** The viewer's own characters at this table. */
  characters: readonly Pick<CampaignCharacter, "id" | "name">[];
}

/** The way to one's own sheet; several in a menu. */
export function SheetLinks({ system, characters }: SheetLinksProps) {
  const [first, ...others] = characters;
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <Button
        component={Link}
        size="sm"
        to={paths.character(first.id, system)}
        aria-label={`Ma fiche : ${nameLabel(first)}`}
      >
        Ma fiche
      </Button>
    );
  }
  return (
    <MenuButton
      label="Mes fiches"
      className={styles.sheets}
      entries={characters.map((one) => ({ label: nameLabel(one), to: paths.character(one.id, system) }))}
    >
      Mes fiches
    </MenuButton>
  );
}
