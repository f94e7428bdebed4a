import { Button, Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Loot, LootThing } from "domain/documents/chest";
import { coinsText } from "domain/game/purse";
import { lootThingText } from "domain/table/chest/loots";
import { plural } from "domain/values/text/plural";
import { useMoveChest } from "../../table/chest/useMoveChest";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DialogButton } from "../../ui/DialogButton";
import { TitledCard } from "../../ui/TitledCard";
import { toast } from "../../ui/toast";
import styles from "./Chest.module.css";
import type { ChestProps } from "./chestProps";

const loadSettle = () => import("./SettleLoot");

interface ChestLootsProps extends Omit<ChestProps, "chest"> {
  loots: readonly Loot[];
}

/** What the MJ has laid open: players say what they want of it, the MJ who has it. */
export const ChestLoots = ({ loots, ...props }: ChestLootsProps) =>
  loots.map((loot) => <LootCard key={loot.id} {...props} loot={loot} />);

type LootCardProps = Omit<ChestLootsProps, "loots"> & { loot: Loot };

function LootCard({ table, loot, purse, heroes, everyone, isMj, connected }: LootCardProps) {
  const money = coinsText(purse, loot.coins);
  return (
    <TitledCard
      title={`Butin : ${loot.title}`}
      lead={isMj ? undefined : "Dis ce que tu veux : le MJ partage."}
    >
      {loot.things.length > 0 && (
        <Stack
          component="ul"
          role="list"
          gap={0}
          className={styles.things}
          aria-label={`Butin : ${loot.title}`}
        >
          {loot.things.map((thing) => (
            <li key={thing.id} className={styles.thing}>
              <div className={styles.what}>
                <Text fw={600}>{lootThingText(thing, table.system)}</Text>
                <Claims thing={thing} />
              </div>
              <ClaimButtons {...{ table, loot, thing, heroes, connected }} />
            </li>
          ))}
        </Stack>
      )}
      {money !== "" && (
        <Text fw={600} className="num">
          {money}
        </Text>
      )}
      {isMj && (
        <Group gap={8}>
          <DialogButton label="Répartir" variant="primary" mih={44} load={loadSettle} disabled={!connected}>
            {(SettleLoot, close) => <SettleLoot {...{ table, loot, purse, everyone }} onClose={close} />}
          </DialogButton>
          <TakeBack {...{ table, loot, connected }} />
        </Group>
      )}
    </TitledCard>
  );
}

/** « Lia et Kaël le veulent » */
function Claims({ thing: { claims } }: { thing: LootThing }) {
  if (claims.length === 0) return null;
  const names = new Intl.ListFormat("fr").format(claims.map(({ name }) => name));
  return (
    <Text size="sm" c="var(--ink-2)">
      {names} {plural(claims.length, "le veut", "le veulent")}
    </Text>
  );
}

interface ClaimButtonsProps extends Pick<ChestProps, "table" | "heroes" | "connected"> {
  loot: Loot;
  thing: LootThing;
}

/** Whether each of the viewer's heroes wants it. */
function ClaimButtons({ table, loot, thing, heroes, connected }: ClaimButtonsProps) {
  const { send, busy } = useMoveChest(table, () => undefined);
  const what = lootThingText(thing, table.system);
  return (
    <Group gap={6}>
      {heroes.map(({ id: characterId, name }) => {
        const claimed = thing.claims.some((claim) => claim.characterId === characterId);
        const label = heroes.length === 1 ? "Je le veux" : `Pour ${name}`;
        return (
          <Button
            key={characterId}
            size="sm"
            mih={44}
            variant={claimed ? "primary" : "quiet"}
            aria-pressed={claimed}
            aria-label={`${label} : ${what}`}
            disabled={!connected || busy}
            onClick={() =>
              send({ kind: "claim", lootId: loot.id, thingId: thing.id, characterId, claimed: !claimed })
            }
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}

/** The MJ thinks better of it: nobody has it. */
function TakeBack({ table, loot, connected }: Pick<ChestProps, "table" | "connected"> & { loot: Loot }) {
  const [asked, { open, close }] = useDisclosure();
  const { send, busy } = useMoveChest(table, (said) => toast("success", said));
  return (
    <>
      <Button mih={44} disabled={!connected} onClick={open}>
        Reprendre
      </Button>
      {asked && (
        <ConfirmDialog
          title={`Reprendre : ${loot.title}`}
          confirm="Reprendre le butin"
          danger
          busy={busy}
          onConfirm={() => send({ kind: "clear", lootId: loot.id })}
          onCancel={close}
        >
          <Text>Personne n'aura ce butin : il disparaît du coffre.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
