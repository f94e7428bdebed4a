import { Text } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { NO_QUERY } from "../../api/useLiveQuery";
import { useHeroes } from "../../table/heroes/useHeroes";
import { PanelRoster } from "../../table/roster/PanelRoster";
import { useTableRoster } from "../../table/roster/useTableRoster";
import styles from "./RoomHeroes.module.css";

interface RoomHeroesProps {
  campaignId: string;
  system: SystemId;
}

/** Without a scene the table's heroes take its place, large, with how they are. */
export default function RoomHeroes({ campaignId, system }: RoomHeroesProps) {
  const { roster, known, waiting, characters } = useTableRoster(campaignId, system, NO_QUERY);
  const { heroes, coming } = useHeroes(system, characters);
  return (
    <div className={styles.heroes}>
      <Text size="sm" c="dimmed">
        Aucune carte sur la table pour l'instant.
      </Text>
      <PanelRoster {...{ system, roster, known, waiting, heroes, coming }} size="large" />
    </div>
  );
}
