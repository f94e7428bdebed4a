import { Button, Group, Stack, Text } from "@mantine/core";
import { MAX_CHEST_THINGS } from "domain/documents/chest";
import { type KeptThing, keptThings } from "domain/table/chest/chest";
import { paths } from "domain/values/links/paths";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type MoveDialog from "../../table/chest/MoveDialog";
import { useMoveChest } from "../../table/chest/useMoveChest";
import { DialogButton } from "../../ui/DialogButton";
import { EmptyState } from "../../ui/EmptyState";
import { TitledCard } from "../../ui/TitledCard";
import { toast } from "../../ui/toast";
import styles from "./Chest.module.css";
import { type ChestProps, forEachHero } from "./chestProps";

const loadDialog = () => import("../../table/chest/MoveDialog");

const dates = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", year: "numeric" });

/** What is in the chest, by name: who put it in, and when. */
export function ChestThings(props: ChestProps) {
  const { table, chest, heroes } = props;
  const things = keptThings(chest, table.system);
  return (
    <TitledCard
      title="Objets"
      aside={
        things.length > 0 && (
          <Text size="sm" c="var(--ink-2)">
            {things.length} / {MAX_CHEST_THINGS}
          </Text>
        )
      }
    >
      {things.length === 0 && (
        <EmptyState>
          Rien encore. Un objet s'y met depuis l'inventaire d'un personnage, par « Donner ».
        </EmptyState>
      )}
      {things.length > 0 && (
        <Stack component="ul" role="list" gap={0} className={styles.things} aria-label="Objets du coffre">
          {things.map((thing) => (
            <li key={thing.id} className={styles.thing}>
              <div className={styles.what}>
                <Text fw={600}>{thing.text}</Text>
                <Text size="sm" c="var(--ink-2)">
                  {thing.by} · {dates.format(thing.at)}
                </Text>
                {thing.notes !== undefined && (
                  <Text size="sm" fs="italic">
                    {thing.notes}
                  </Text>
                )}
              </div>
              <ThingActions {...props} thing={thing} />
            </li>
          ))}
        </Stack>
      )}
      {heroes.length > 0 && (
        <Group gap={8}>
          {heroes.map(({ id, name }) => (
            <Button key={id} component={Link} to={paths.character(id, table.system)}>
              {heroes.length === 1 ? "Ma fiche" : name}
            </Button>
          ))}
        </Group>
      )}
    </TitledCard>
  );
}

/** One that is alone goes at a press; of several it is asked how many, and for whom. */
function ThingActions({ table, heroes, connected, thing }: ChestProps & { thing: KeptThing }) {
  const { id, text, name, quantity } = thing;
  const { send, busy } = useMoveChest(table, (said) => toast("success", said));
  const [hero] = heroes;
  const isOne = quantity === 1 || typeof quantity === "string";
  const off = !connected || busy;
  const ask = (verb: string, props: Pick<ComponentProps<typeof MoveDialog>, "actions" | "asksReason">) => (
    <DialogButton
      label={verb}
      aria-label={`${verb} : ${text}`}
      size="sm"
      mih={44}
      load={loadDialog}
      disabled={off}
    >
      {(Dialog, close) => (
        <Dialog {...props} {...{ table, quantity }} title={`${verb} : ${name}`} onClose={close} />
      )}
    </DialogButton>
  );
  return (
    <Group gap={6} wrap="nowrap">
      {hero && heroes.length === 1 && isOne && (
        <Button
          size="sm"
          mih={44}
          disabled={off}
          aria-label={`Prendre : ${text}`}
          onClick={() => send({ kind: "take", characterId: hero.id, what: { thing: { id } } })}
        >
          Prendre
        </Button>
      )}
      {hero &&
        !(heroes.length === 1 && isOne) &&
        ask("Prendre", {
          actions: forEachHero("Prendre", heroes, (characterId) => ({ quantity: wanted }) => ({
            ...{ kind: "take", characterId, what: { thing: { id, quantity: wanted } } },
          })),
        })}
      {ask("Retirer", {
        asksReason: true,
        actions: [
          {
            label: "Retirer",
            move: ({ quantity: wanted, on }) => ({
              ...{ kind: "spend", what: { thing: { id, quantity: wanted } }, on },
            }),
          },
        ],
      })}
    </Group>
  );
}
