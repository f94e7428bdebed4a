import { Box, Button, Title } from "@mantine/core";
import { PRESETS } from "domain/games/registry/presets";
import { paths } from "domain/values/links/paths";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { AskedTable } from "../../../table/asks/useAsk";
import { Board } from "../../../table/board/Board";
import { MjOnly } from "../../../table/dice/TableDice";
import type { TableDiceControl } from "../../../table/dice/useTableDice";
import { useFightTable } from "../../../table/fight/FightProvider";
import { NoteBoards } from "../../../table/panel/boards/NoteBoards";
import { PanelHistory } from "../../../table/panel/boards/PanelHistory";
import { useNotes } from "../../../table/panel/boards/useNotes";
import { Guidance } from "../../../table/panel/guidance/Guidance";
import { panelColours } from "../../../table/panel/panelColours";
import RandomTables from "../../../table/randomTables/RandomTables";
import { IconButton } from "../../../ui/IconButton";
import { RollLine } from "../../../ui/RollLine";
import { useDismissal } from "../../../ui/useDismissal";
import styles from "./Commands.module.css";

interface CommandsProps {
  /** What the button that opens it controls. */
  id: string;
  table: AskedTable;
  dice: TableDiceControl;
  connected: boolean;
  onClose: () => void;
}

/** The boards of the panel that the table has not, in a drawer beside the map; Escape and a press outside close it. */
export default function Commands({ id, table, dice, connected, onClose }: CommandsProps) {
  const { root, leave } = useDismissal<HTMLElement>(id, onClose);
  const { state, act, ofThisDevice } = useFightTable().fight;
  const notes = useNotes();
  const preset = PRESETS[table.system];
  useEffect(() => root.current?.focus(), [root]);
  return (
    <section
      ref={root}
      id={id}
      tabIndex={-1}
      className={styles.commands}
      aria-label="Commandes"
      style={panelColours(preset.theme)}
    >
      <div className={styles.head}>
        <Title order={2} size="h4">
          Commandes
        </Title>
        <Button component={Link} size="xs" to={paths.mjPanel(table.id, table.system)}>
          Ouvrir le panneau
        </Button>
        <IconButton icon="close" label="Fermer les commandes" onClick={leave} />
      </div>
      <NoteBoards table={table} notes={notes} />
      <Guidance table={table} preset={preset} state={state} act={act} />
      <Board title="Tables aléatoires" aside={<MjOnly dice={dice} />}>
        <RandomTables dice={dice} connected={connected} />
        <Box component="ul" role="list" aria-label="Dernier jet" aria-live="polite">
          {dice.last && <RollLine key={dice.last.id} roll={dice.last} rolling />}
        </Box>
      </Board>
      <PanelHistory
        history={state.history}
        ofThisDevice={ofThisDevice}
        emptyText={preset.emptyHistoryText}
        onClear={() => act({ type: "clearHistory" })}
      />
    </section>
  );
}
