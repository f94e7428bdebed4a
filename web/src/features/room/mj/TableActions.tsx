import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { PRESETS } from "domain/games/registry/presets";
import { AskForRoll } from "../../../table/asks/AskForRoll";
import { Show } from "../../../table/asks/Show";
import type { AskedTable } from "../../../table/asks/useAsk";
import { useFightTable } from "../../../table/fight/FightProvider";
import { TableRequests, useRequestCount } from "./TableRequests";
import type { useCommands } from "./useCommands";

/** What waits for the MJ, with its number. */
export function RequestsButton({ table }: { table: AskedTable }) {
  const count = useRequestCount(table.id);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        size="xs"
        flex="none"
        aria-haspopup="dialog"
        data-idle={count === 0 || undefined}
        onClick={open}
      >
        {count > 0 ? `Demandes ${count}` : "Demandes"}
      </Button>
      {opened && <TableRequests table={table} onClose={close} />}
    </>
  );
}

interface TableActionsProps {
  table: AskedTable;
  commands: Pick<ReturnType<typeof useCommands>, "id" | "opened" | "request" | "press">;
}

/** What the MJ does with the players, and the drawer of all else. */
export function TableActions({ table, commands }: TableActionsProps) {
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
      <Button
        size="xs"
        flex="none"
        aria-expanded={commands.opened}
        aria-controls={commands.id}
        onPointerEnter={commands.request}
        onFocus={commands.request}
        onClick={commands.press}
      >
        Commandes
      </Button>
    </>
  );
}
