import { Button, Chip, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { Loot, LootThing } from "domain/documents/chest";
import { coinsText, hasCoins } from "domain/game/purse";
import { entryOf } from "domain/table/chest/chest";
import { lootThingText, sharedCoins, sharedEntry } from "domain/table/chest/loots";
import { useState } from "react";
import { DialogActions } from "../../table/chest/DialogActions";
import { useMoveChest } from "../../table/chest/useMoveChest";
import { ModalWindow } from "../../ui/ModalWindow";
import { toast } from "../../ui/toast";
import type { ChestProps } from "./chestProps";

interface SettleLootProps extends Pick<ChestProps, "table" | "purse" | "everyone"> {
  loot: Loot;
  onClose: () => void;
}

/** What nobody has is the group's. */
const CHEST = "";
/** To all who want it, the same to each. */
const EQUALLY = "=";

/** Who may have a thing. */
interface Keeper {
  readonly value: string;
  readonly label: string;
  /** Heroes, in equal parts; nobody for the chest. */
  readonly to: readonly string[];
}

const namesText = (claims: LootThing["claims"]) =>
  new Intl.ListFormat("fr").format(claims.map(({ name }) => name));

/** Who may have it, and who has it until the MJ says otherwise: who wants it alone, or all of them where it goes round. */
function keepersOf(
  { claims, entry }: LootThing,
  everyone: ChestProps["everyone"],
): { readonly keepers: readonly Keeper[]; readonly first: string } {
  const here = claims.filter(({ characterId }) => everyone.some(({ id }) => id === characterId));
  const { each } = sharedEntry(entryOf({ entry }), here.length);
  const isShared = here.length > 1 && each !== undefined;
  const all = { value: EQUALLY, label: `${namesText(here)} : ${each?.quantity} chacun` };
  const [only = { characterId: CHEST }, ...others] = here;
  return {
    keepers: [
      { value: CHEST, label: "Au coffre", to: [] },
      ...(isShared ? [{ ...all, to: here.map(({ characterId }) => characterId) }] : []),
      ...everyone.map(({ id, name }) => ({ value: id, label: name, to: [id] })),
    ],
    first: isShared ? EQUALLY : others.length === 0 ? only.characterId : CHEST,
  };
}

/** Who has what of a loot. */
export default function SettleLoot({ table, loot, purse, everyone, onClose }: SettleLootProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [shares, setShares] = useState(() => everyone.map(({ id }) => id));
  const { send, busy } = useMoveChest(table, (said) => {
    toast("success", said);
    onClose();
  });
  const things = loot.things.map((thing) => {
    const { keepers, first } = keepersOf(thing, everyone);
    const keeperWith = (value: string | undefined) => keepers.find((keeper) => keeper.value === value);
    return { thing, keepers, keeper: keeperWith(chosen[thing.id]) ?? keeperWith(first) };
  });
  const isHere = (id: string) => everyone.some((hero) => hero.id === id);
  const sharers = shares.filter(isHere);
  const { each, rest } = sharedCoins(loot.coins, sharers.length);
  const parts = [
    hasCoins(each) && `${coinsText(purse, each)} chacun`,
    hasCoins(rest) && `${coinsText(purse, rest)} au coffre`,
  ];
  const settle = () =>
    send({
      ...{ kind: "settle", lootId: loot.id, shares: sharers },
      things: things.map(({ thing, keeper }) => ({ thingId: thing.id, to: [...(keeper?.to ?? [])] })),
    });
  return (
    <ModalWindow title={`Répartir : ${loot.title}`} locked={busy} onClose={onClose}>
      <Stack gap="md">
        {things.map(({ thing, keepers, keeper }) => (
          <NativeSelect
            key={thing.id}
            label={lootThingText(thing, table.system)}
            description={thing.claims.length > 0 && `Voulu par ${namesText(thing.claims)}`}
            data={keepers.map(({ value, label }) => ({ value, label }))}
            value={keeper?.value}
            onChange={({ currentTarget }) => setChosen({ ...chosen, [thing.id]: currentTarget.value })}
          />
        ))}
        {hasCoins(loot.coins) && (
          <Stack gap={6}>
            <Text fw={600}>{coinsText(purse, loot.coins)}, entre :</Text>
            <Chip.Group multiple value={sharers} onChange={setShares}>
              <Group gap={6}>
                {everyone.map(({ id, name }) => (
                  <Chip key={id} size="sm" value={id}>
                    {name}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
            <Text size="sm" c="var(--ink-2)" role="status">
              {parts.filter(Boolean).join(", ")}
            </Text>
          </Stack>
        )}
        <DialogActions busy={busy} onClose={onClose}>
          <Button variant="primary" mih={44} disabled={busy} onClick={settle}>
            Répartir
          </Button>
        </DialogActions>
      </Stack>
    </ModalWindow>
  );
}
