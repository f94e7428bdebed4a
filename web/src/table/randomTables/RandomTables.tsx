import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { type RandomTable, rollRandomTable } from "domain/api/randomTables";
import { MAX_RANDOM_TABLES } from "domain/documents/randomTable";
import { facesOf } from "domain/table/randomTables/randomTables";
import { compareFrench } from "domain/values/text/compareFrench";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { useRandomTablesQuery } from "../../api/randomTables";
import { randomId } from "../../browser/randomId";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { FormError } from "../../ui/FormError";
import { toast } from "../../ui/toast";
import type { TableDiceControl } from "../dice/useTableDice";
import { ROLL_FAILURE } from "../rolls/rollFailure";
import { RandomTableEditor } from "./RandomTableEditor";

interface RandomTablesProps {
  dice: TableDiceControl;
  connected: boolean;
}

/** The MJ's random tables: each is rolled by a press, for whom the dice are chosen to be; or one of them to change. */
export default function RandomTables({ dice, connected }: RandomTablesProps) {
  const { campaignId, system, audience, show } = dice;
  const { data = [], isPending, isError, refetch } = useRandomTablesQuery(system, campaignId);
  const [edited, setEdited] = useState<{ readonly table?: RandomTable }>();
  const rolling = useMutation({
    networkMode: "always",
    mutationFn: (tableId: string) =>
      call(rollRandomTable, {
        params: { system, id: campaignId, tableId },
        body: { requestId: randomId(), audience },
      }),
    onSuccess: show,
    onError: (error) => toast("error", serverSentence(error, ROLL_FAILURE)),
  });
  if (edited) {
    return (
      <RandomTableEditor
        campaignId={campaignId}
        system={system}
        table={edited.table}
        onDone={() => setEdited(undefined)}
      />
    );
  }
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" role="status">
          {isPending && "Les tables se chargent…"}
          {!isPending && !isError && data.length === 0 && "Aucune table : rumeurs, rencontres, butin…"}
          {data.length >= MAX_RANDOM_TABLES && `Cette campagne a ses ${MAX_RANDOM_TABLES} tables.`}
        </Text>
        <Button size="sm" disabled={data.length >= MAX_RANDOM_TABLES} onClick={() => setEdited({})}>
          Nouvelle table
        </Button>
      </Group>
      <FormError>{isError && "Les tables n'ont pas pu être lues."}</FormError>
      {isError && (
        <Button size="sm" onClick={() => void refetch()}>
          Réessayer
        </Button>
      )}
      <Box component="ul" role="list" aria-label="Tables aléatoires">
        {data
          .toSorted((a, b) => compareFrench(a.name, b.name))
          .map((table) => (
            <Group key={table.id} component="li" gap={8} py={4} wrap="nowrap">
              <Stack gap={0} flex={1} miw={0}>
                <Text fw={600} style={{ overflowWrap: "anywhere" }}>
                  {table.name}
                </Text>
                <Text size="sm" c="var(--ink-2)">
                  {table.rows.length} {plural(table.rows.length, "ligne", "lignes")}, 1d{facesOf(table.rows)}
                </Text>
              </Stack>
              <Button
                size="sm"
                mih={44}
                aria-label={`Modifier ${table.name}`}
                onClick={() => setEdited({ table })}
              >
                Modifier
              </Button>
              <Button
                size="sm"
                mih={44}
                variant="primary"
                aria-label={`Lancer ${table.name}`}
                disabled={!connected || rolling.isPending}
                onClick={() => rolling.mutate(table.id)}
              >
                Lancer
              </Button>
            </Group>
          ))}
      </Box>
    </Stack>
  );
}
