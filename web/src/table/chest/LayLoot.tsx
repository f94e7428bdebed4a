import { Alert, Button, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { MAX_LOOT_THINGS } from "domain/documents/chest";
import { coinsText, hasCoins } from "domain/game/purse";
import { type LootContent, lootReader } from "domain/table/chest/lootLines";
import { lootTitleRules } from "domain/table/chest/move";
import { NO_PURSE } from "domain/table/chest/parcels";
import { amountText } from "domain/table/chest/things";
import { checkName, normaliseName } from "domain/values/text/name";
import { useMemo } from "react";
import { useAvailableItems } from "../../api/useAvailableItems";
import { ModalWindow } from "../../ui/ModalWindow";
import { toast } from "../../ui/toast";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { usePlaySystem } from "../play/usePlaySystem";
import { DialogActions } from "./DialogActions";
import { type ChestTable, useMoveChest } from "./useMoveChest";

interface LayLootProps {
  table: ChestTable;
  onLaid?: () => void;
  onClose: () => void;
}

const isEmpty = ({ things, coins }: LootContent) => things.length === 0 && !hasCoins(coins);

/** What the MJ lays open before the table: typed a line each, and read as it is typed. */
export default function LayLoot({ table, onLaid, onClose }: LayLootProps) {
  const { items, loading, problem } = useAvailableItems(table.system);
  const play = usePlaySystem(table.system).data;
  const purse = play?.purse ?? NO_PURSE;
  const read = useMemo(() => lootReader(items, purse), [items, purse]);
  const { send, busy } = useMoveChest(table, (said) => {
    toast("success", said);
    onLaid?.();
    onClose();
  });
  const form = useCheckedForm({
    initialValues: { title: "Trésor", text: "" },
    validate: {
      title: (title) => checkName(title, lootTitleRules) ?? null,
      text: (text) => {
        const loot = read(text);
        if (isEmpty(loot)) return "Écris au moins un objet.";
        return loot.things.length > MAX_LOOT_THINGS
          ? `Un butin contient au plus ${MAX_LOOT_THINGS} objets.`
          : null;
      },
    },
  });
  const loot = read(form.values.text);
  const { things, coins } = loot;
  const [first, second = first] = purse.coins;
  const money = coinsText(purse, coins);
  return (
    <ModalWindow title="Partager un butin" locked={busy} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ title }) =>
          send({ kind: "lay", title: normaliseName(title), things: [...things], coins: { ...coins } }),
        )}
      >
        <Stack gap="md">
          <TextInput
            {...form.getInputProps("title")}
            label="Nom du butin"
            maxLength={80}
            autoComplete="off"
          />
          <Textarea
            {...form.getInputProps("text")}
            label="Ce qu'il contient"
            data-autofocus
            description={second ? "Un objet ou une somme par ligne." : "Un objet par ligne."}
            placeholder={`2 chandeliers${second ? `\n120 ${second.label}` : ""}`}
            autosize
            minRows={4}
            maxRows={10}
          />
          {!isEmpty(loot) && (
            <Stack component="ul" role="list" gap={2} m={0} p={0} aria-label="Contenu reconnu">
              {things.map(({ itemId, name, quantity }, place) => (
                // Two lines may say the same.
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
                <li key={place} style={{ listStyle: "none" }}>
                  {amountText({ quantity }, name)}{" "}
                  <Text component="span" size="sm" c="var(--ink-2)">
                    {itemId === undefined ? "objet libre" : "du catalogue"}
                  </Text>
                </li>
              ))}
              {money !== "" && <li style={{ listStyle: "none" }}>{money}</li>}
            </Stack>
          )}
          {problem !== undefined && <Alert color="bad">{problem}</Alert>}
          <DialogActions busy={busy} onClose={onClose}>
            <Button type="submit" variant="primary" mih={44} disabled={busy || loading || play === undefined}>
              Montrer à la table
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </ModalWindow>
  );
}
