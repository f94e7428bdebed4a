import { Group, Stack, Text, Title } from "@mantine/core";
import { EMPTY_CHEST } from "domain/table/chest/chest";
import { NO_PURSE } from "domain/table/chest/parcels";
import { useChest, useOffers } from "../../live/chest";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { type AccessWords, type OpenPage, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { usePlaySystem } from "../../table/play/usePlaySystem";
import { DialogButton } from "../../ui/DialogButton";
import { ErrorState } from "../../ui/EmptyState";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { ChestGifts } from "./ChestGifts";
import { ChestHistory } from "./ChestHistory";
import { ChestLoots } from "./ChestLoots";
import { ChestPurse } from "./ChestPurse";
import { ChestThings } from "./ChestThings";

const loadLayLoot = () => import("../../table/chest/LayLoot");

const WORDS: AccessWords = {
  title: "Coffre",
  loading: "Chargement du coffre...",
  failure: "Impossible de charger le coffre de la campagne.",
};

/** `/campaign/{id}/coffre?system=`: what the group owns together, and who moved what. */
export default function ChestScreen() {
  return <TableMembersOnly words={WORDS}>{(open) => <ChestPage {...open} />}</TableMembersOnly>;
}

function ChestPage({ campaign, role }: OpenPage) {
  usePageTitle(`Coffre · ${campaign.name}`);
  return (
    <Stack pb="xl" data-system={campaign.system}>
      <header>
        <Title order={1}>Coffre</Title>
        <Text c="var(--ink-2)">{campaign.name}</Text>
      </header>
      <Chest campaign={campaign} role={role} />
      <ChestHistory campaignId={campaign.id} />
    </Stack>
  );
}

function Chest({ campaign, role }: OpenPage) {
  const { uid } = useMember();
  const connected = useConnection();
  const live = useChest(campaign.id);
  const offers = dataOf(useOffers(campaign.id)) ?? EMPTY_CHEST;
  const play = usePlaySystem(campaign.system);
  if (live.status === "failed") return <ErrorState>Le coffre n'a pas pu être lu.</ErrorState>;
  if (live.status === "loading") {
    if (connected) return <Loading>{WORDS.loading}</Loading>;
    return <ErrorState>Le coffre n'a pas pu être lu.</ErrorState>;
  }
  const chest = dataOf(live) ?? EMPTY_CHEST;
  const isMj = role === "mj";
  const heroes = campaign.characters.filter(({ userId }) => userId === uid);
  const purse = play.data?.purse ?? NO_PURSE;
  const shown = { table: campaign, chest, heroes, everyone: campaign.characters, connected, purse, isMj };
  return (
    <>
      {isMj && (
        <Group>
          <DialogButton label="Partager un butin" mih={44} load={loadLayLoot} disabled={!connected}>
            {(LayLoot, close) => <LayLoot table={campaign} onClose={close} />}
          </DialogButton>
        </Group>
      )}
      {play.data && <ChestLoots {...shown} loots={offers.loots} />}
      {play.data && <ChestGifts {...shown} gifts={offers.gifts} />}
      {play.data?.purse && <ChestPurse {...shown} />}
      <ChestThings {...shown} />
    </>
  );
}
