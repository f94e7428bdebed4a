import { Button, Text } from "@mantine/core";
import type { SheetRoll } from "domain/table/rolls/sheetRolls";
import type { SystemId } from "domain/values/systemIds";
import { memo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Panel } from "../../../ui/Panel";
import { RollButton } from "../../../ui/RollButton";
import styles from "./Favourites.module.css";

interface FavouritesProps {
  system: SystemId;
  characterId: string;
  rolls: readonly SheetRoll[];
  /** Opens the list of rolls, with their stars. */
  onChoose: () => void;
}

/** The rolls that the viewer wants at hand, each one press away. */
export const Favourites = memo(function Favourites({
  system,
  characterId,
  rolls,
  onChoose,
}: FavouritesProps) {
  return (
    <Panel
      title="Favoris"
      storageKey={STORAGE_KEYS.sheetPanel(system, characterId, "favourites")}
      aside={
        <Button size="sm" onClick={onChoose}>
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
