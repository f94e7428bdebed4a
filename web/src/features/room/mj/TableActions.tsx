import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { PRESETS } from "domain/games/registry/presets";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { AskForRoll } from "../../../table/asks/AskForRoll";
import { Show } from "../../../table/asks/Show";
import type { AskedTable } from "../../../table/asks/useAsk";
import { useFightTable } from "../../../table/fight/FightProvider";
import { TableRequests, useRequestCount } from "./TableRequests";

/** What waits for the MJ, with its number. */
export function RequestsButton({ table }: { table: AskedTable }) {
  const count = useRequestCount(table.id);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button size="xs" flex="none" aria-haspopup="dialog" onClick={open}>
        {count > 0 ? `Demandes ${count}` : "Demandes"}
      </Button>
      {opened && <TableRequests table={table} onClose={close} />}
    </>
  );
}

/** What the MJ does with the players, and the way to the panel. */
export function TableActions({ table }: { table: AskedTable }) {
  const { fight } = useFightTable();
  return (
    <>
      <AskForRoll
        table={table}
        label="Demander un jet"
        groups={PRESETS[table.system].skillGroups}
        onAsked={(skill) => fight.act({ type: "callSkill", skill })}
      />
      <Show table={table} size="xs" flex="none" />
      <Button component={Link} size="xs" flex="none" to={paths.mjPanel(table.id, table.system)}>
        Commandes
      </Button>
    </>
  );
}
