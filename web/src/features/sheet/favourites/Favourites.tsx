import { Button, Text } from "@mantine/core";
import type { SheetRoll } from "domain/table/rolls/sheetRolls";
import { memo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet } from "../../../kits/sheet/openSheet";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Panel } from "../../../ui/Panel";
import { RollButton } from "../../../ui/RollButton";
import { useSearch } from "../search/SearchProvider";
import styles from "./Favourites.module.css";
import { useFavouriteRolls } from "./useFavouriteRolls";

/** The rolls that the viewer wants at hand, each one press away; `always`: also while there are none. */
export function Favourites({ always = false }: { always?: boolean }) {
  const rolls = useFavouriteRolls();
  return (always || rolls.length > 0) && <FavouritesPanel rolls={rolls} />;
}

/** Anew when one of the rolls differs: play changes few. */
const FavouritesPanel = memo(function FavouritesPanel({ rolls }: { rolls: readonly SheetRoll[] }) {
  const { system, id } = useSheet().character;
  const { open } = useSearch();
  return (
    <Panel
      title="Favoris"
      storageKey={STORAGE_KEYS.sheetPanel(system, id, "favourites")}
      aside={
        <Button size="sm" onClick={open}>
          Choisir
        </Button>
      }
    >
      {rolls.length === 0 && (
        <Text size="sm" c="dimmed" pb={6}>
          L'étoile d'un jet, dans la recherche, le garde ici.
        </Text>
      )}
      <AutoGrid component="ul" min={130} gap="6px">
        {rolls.map(({ label, value, request }) => (
          <li key={label}>
            <RollButton framed className={styles.favourite} request={request}>
              <span>{label}</span>{" "}
              <Text span inherit fw={650} className={`num ${styles.value}`}>
                {value}
              </Text>
            </RollButton>
          </li>
        ))}
      </AutoGrid>
    </Panel>
  );
});
