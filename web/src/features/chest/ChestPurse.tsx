import { Group, Text } from "@mantine/core";
import { coinsText, hasCoins } from "domain/game/purse";
import type { ComponentProps } from "react";
import type MoveDialog from "../../table/chest/MoveDialog";
import type { MoveAction } from "../../table/chest/MoveDialog";
import { DialogButton } from "../../ui/DialogButton";
import { TitledCard } from "../../ui/TitledCard";
import { type ChestProps, forEachHero } from "./chestProps";

const loadDialog = () => import("../../table/chest/MoveDialog");

/** The group's money: who has a hero puts in and takes out, all spend. */
export function ChestPurse({ table, chest, heroes, everyone, connected, purse }: ChestProps) {
  const text = coinsText(purse, chest.coins);
  const kept = { purse, held: chest.coins };
  const ask = (
    title: string,
    props: Pick<ComponentProps<typeof MoveDialog>, "coins" | "actions" | "asksReason">,
  ) => (
    <DialogButton label={title} mih={44} load={loadDialog} disabled={!connected}>
      {(Dialog, close) => <Dialog table={table} title={title} onClose={close} {...props} />}
    </DialogButton>
  );
  const gifts: MoveAction[] = heroes.flatMap(({ id, name }) =>
    everyone
      .filter((other) => other.id !== id)
      .map(({ id: to, name: receiver }) => ({
        label: heroes.length === 1 ? `À ${receiver}` : `${name} à ${receiver}`,
        move: ({ coins }) => ({ kind: "give", characterId: id, to, what: { coins } }),
      })),
  );
  return (
    <TitledCard title="Bourse">
      <Text fz="lg" fw={600} className="num">
        {text || "Vide"}
      </Text>
      <Group gap={8}>
        {heroes.length > 0 &&
          ask("Déposer", {
            coins: { purse },
            actions: forEachHero("Déposer", heroes, (characterId) => ({ coins }) => ({
              ...{ kind: "put", characterId, what: { coins } },
            })),
          })}
        {heroes.length > 0 &&
          hasCoins(chest.coins) &&
          ask("Prendre", {
            coins: kept,
            actions: forEachHero("Prendre", heroes, (characterId) => ({ coins }) => ({
              ...{ kind: "take", characterId, what: { coins } },
            })),
          })}
        {gifts.length > 0 && ask("Donner", { coins: { purse }, actions: gifts })}
        {hasCoins(chest.coins) &&
          ask("Dépenser", {
            coins: kept,
            asksReason: true,
            actions: [
              { label: "Dépenser", move: ({ coins, on }) => ({ kind: "spend", what: { coins }, on }) },
            ],
          })}
      </Group>
    </TitledCard>
  );
}
