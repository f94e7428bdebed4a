import { Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import {
  createRandomTable,
  deleteRandomTable,
  type RandomTable,
  updateRandomTable,
} from "domain/api/randomTables";
import {
  MAX_ROW_WEIGHT,
  MAX_TABLE_ROWS,
  type RandomTableRow,
  randomTableNameRules,
  rowTextRules,
} from "domain/documents/randomTable";
import { rangesOf } from "domain/table/randomTables/randomTables";
import type { SystemId } from "domain/values/systemIds";
import { checkName } from "domain/values/text/name";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { useRefreshRandomTables } from "../../api/randomTables";
import { useRequestId } from "../../api/useRequestId";
import { call } from "../../http/call";
import { NumberField } from "../../kits/numbers/NumberField";
import { IconButton } from "../../ui/IconButton";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { PreparedActions } from "../prepared/PreparedActions";
import { usePrepared } from "../prepared/usePrepared";

interface RandomTableEditorProps {
  campaignId: string;
  system: SystemId;
  /** The one to change; a new one without it. */
  table: RandomTable | undefined;
  onDone: () => void;
}

/** A weight that is being typed may be blank. */
interface Row {
  weight: TypedNumber;
  text: string;
}
interface Values extends Record<string, unknown> {
  name: string;
  rows: Row[];
}

const EMPTY: Row = { weight: 1, text: "" };
const WEIGHTS = { min: 1, max: MAX_ROW_WEIGHT };
const weighed = (rows: readonly Row[]): RandomTableRow[] =>
  rows.map(({ weight, text }) => ({ weight: typedOr(weight, WEIGHTS, 1), text: text.trim() }));

/** « 1 à 3 », « 4 »: the faces of a row. */
const facesText = ([from, to]: readonly [number, number] = [0, 0]): string =>
  from === to ? `${from}` : `${from} à ${to}`;

/** A random table: its name, and rows of which each has as many faces of the die as its weight says. */
export function RandomTableEditor({ campaignId, system, table, onDone }: RandomTableEditorProps) {
  const refresh = useRefreshRandomTables(system, campaignId);
  const requestId = useRequestId();
  const form = useCheckedForm<Values>({
    initialValues: { name: table?.name ?? "", rows: table?.rows ?? [EMPTY, EMPTY] },
    validate: {
      name: (name) => checkName(name, randomTableNameRules) ?? null,
      rows: {
        weight: numberRule(WEIGHTS),
        text: (text) => checkName(text, rowTextRules) ?? null,
      },
    },
    onValuesChange: () => prepared.forgetFailure(),
  });
  const { rows } = form.values;
  const params = { system, id: campaignId };
  const prepared = usePrepared({
    save: (body: { name: string; rows: RandomTableRow[] }) =>
      table
        ? call(updateRandomTable, {
            params: { ...params, tableId: table.id },
            body: { ...body, version: table.version },
          })
        : call(createRandomTable, { params, body: { ...body, requestId: requestId(body) } }),
    remove: () => call(deleteRandomTable, { params: { ...params, tableId: table?.id ?? "" } }),
    ...{ refresh, onDone },
    words: { saved: "table enregistrée", removed: "Table supprimée." },
  });
  const ranges = rangesOf(weighed(rows));
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name, rows: typed }) => prepared.save({ name, rows: weighed(typed) }))}
    >
      <Stack gap="sm">
        <TextInput
          label="Nom de la table"
          maxLength={randomTableNameRules.max}
          {...form.getInputProps("name")}
        />
        {[...rows.keys()].map((place) => (
          <Group key={place} gap={8} align="start" wrap="nowrap">
            <NumberField
              w={76}
              flex="none"
              label="Poids"
              aria-label={`Poids de la ligne ${place + 1}`}
              {...WEIGHTS}
              {...form.getInputProps(`rows.${place}.weight`)}
            />
            <Textarea
              flex={1}
              autosize
              minRows={1}
              maxRows={4}
              label={facesText(ranges[place])}
              aria-label={`Ligne ${place + 1}`}
              maxLength={rowTextRules.max}
              {...form.getInputProps(`rows.${place}.text`)}
            />
            <IconButton
              icon="close"
              mt={24}
              mih={44}
              disabled={rows.length === 1}
              label={`Retirer la ligne ${place + 1}`}
              onClick={() => form.removeListItem("rows", place)}
            />
          </Group>
        ))}
        <Button
          size="sm"
          style={{ alignSelf: "start" }}
          disabled={rows.length >= MAX_TABLE_ROWS}
          onClick={() => form.insertListItem("rows", EMPTY)}
        >
          Ajouter une ligne
        </Button>
        <PreparedActions
          prepared={prepared}
          name={table?.name}
          warning="Cette table aléatoire sera perdue."
          failure="Cette table n'est pas enregistrée. Réessaie."
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
