import { Button, Group, Stack, Text, TextInput, VisuallyHidden } from "@mantine/core";
import { MAX_CHEST_THINGS } from "domain/documents/chest";
import { type KeptThing, keptThings } from "domain/table/chest/chest";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { searchNames } from "domain/values/text/searchNames";
import { type ComponentProps, useState } from "react";
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

/** From so many on they are searched; so many are shown at first, so that the history is not far below. */
const SEARCHED_FROM = 13;
const SHOWN = 40;

/** What is in the chest, by name: who put it in, and when. */
export function ChestThings(props: ChestProps) {
  const { table, chest, heroes } = props;
  const [query, setQuery] = useState("");
  const [isWhole, showWhole] = useState(false);
  const things = keptThings(chest, table.system);
  const isSearched = things.length >= SEARCHED_FROM;
  const found = isSearched ? searchNames(things, query, ({ name }) => name) : things;
  const shown = isWhole ? found : found.slice(0, SHOWN);
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
      {isSearched && (
        <TextInput
          type="search"
          label="Chercher dans le coffre"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {isSearched && (
        <VisuallyHidden role="status">
          {query.trim() !== "" && `${found.length} ${plural(found.length, "objet", "objets")}`}
        </VisuallyHidden>
      )}
      {things.length > 0 && found.length === 0 && <Text>Rien de ce nom dans le coffre.</Text>}
      {shown.length > 0 && (
        <Stack component="ul" role="list" gap={0} className={styles.things} aria-label="Objets du coffre">
          {shown.map((thing) => (
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
      {shown.length < found.length && (
        <Group>
          <Button mih={44} onClick={() => showWhole(true)}>
            Montrer {found.length - shown.length} de plus
          </Button>
        </Group>
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
