import { Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { OnlinePlayer } from "domain/table/presence/heartbeats";
import { normaliseSystem } from "domain/values/systemIds";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import { AdventureCard } from "../../table/adventure/AdventureCard";
import { ChestCard } from "../../table/chest/ChestCard";
import { EveningsCard } from "../../table/evenings/EveningControl";
import { Recap } from "../../table/evenings/Recap";
import { HandoutsCard } from "../../table/handouts/HandoutsCard";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { openTableOf } from "../../table/news/openTableOf";
import { useTableNews } from "../../table/news/useTableNews";
import { Participants } from "../../table/participants/Participants";
import { TablePlay } from "../../table/play/TablePlay";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { lazy } from "../../ui/lazy";
import { usePageTitle } from "../../ui/usePageTitle";
import { AgendaCard } from "./agenda/AgendaCard";
import { CampaignAccess, type OpenCampaign } from "./CampaignAccess";
import styles from "./CampaignScreen.module.css";
import { TableCharacters } from "./characters/TableCharacters";
import { TableDowntime } from "./downtime/TableDowntime";
import { DeleteCampaign } from "./end/DeleteCampaign";
import { LeaveCampaign } from "./end/LeaveCampaign";
import { CampaignHeader } from "./header/CampaignHeader";
import { JoinRequests } from "./joinRequests/JoinRequests";
import { RareItemRequests } from "./rareItems/RareItemRequests";
import { TableRules } from "./rules/TableRules";
import { VttPanel } from "./VttPanel";
import { OwnWhispers } from "./whispers/OwnWhispers";
import { PlayersWhispers } from "./whispers/PlayersWhispers";

/** Nobody waits for it. */
const NewForHeroes = lazy(() => import("../../table/news/NewForHeroes"));

const NOBODY: ReadonlyMap<string, OnlinePlayer> = new Map();

/** `/campaign/{id}?system=` (product §2). */
export default function CampaignScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return (
    <CampaignAccess key={id} id={id} system={normaliseSystem(search.get("system"))}>
      {(open) => <Campaign {...open} />}
    </CampaignAccess>
  );
}

/** The page's parts. Leaving edit mode takes its forms away, with what they have not saved (product §4). */
function Campaign({ campaign, role, onLeaving }: OpenCampaign) {
  const { uid } = useMember();
  const [editing, edit] = useDisclosure();
  const presence = useCampaignPresence(campaign.id);
  usePresence(campaign.id, "campaign");
  usePageTitle(campaign.name);
  useTableNews({ ...openTableOf(campaign), isMj: role === "mj", withAsks: true });
  const online = presence.status === "ready" ? presence.data : NOBODY;
  const isMj = role === "mj";
  const ownCharacters = campaign.characters.filter(({ userId }) => userId === uid).map(({ id }) => id);
  return (
    <Stack pb="xl" data-system={campaign.system}>
      <CampaignHeader campaign={campaign} role={role} editing={editing} onToggleEditing={edit.toggle} />
      <Suspense>
        <NewForHeroes campaignId={campaign.id} system={campaign.system} isMj={isMj} />
      </Suspense>
      <AgendaCard campaign={campaign} isMj={isMj} />
      <div className={styles.columns}>
        <Stack className={styles.first}>
          <VttPanel campaign={campaign} role={role} />
          {isMj && <EveningsCard table={campaign} isMj />}
          {isMj && <HandoutsCard table={campaign} isMj />}
          {isMj && <ChestCard table={campaign} />}
          {isMj && <AdventureCard table={campaign} />}
          {isMj ? <PlayersWhispers campaign={campaign} /> : <OwnWhispers campaign={campaign} />}
          <TableDowntime campaign={campaign} isMj={isMj} />
          <SharedInitiative campaignId={campaign.id} characterIds={ownCharacters} />
          {isMj && <JoinRequests campaign={campaign} editing={editing} onEdit={edit.open} />}
          {isMj && campaign.settings.askForRareItems && <RareItemRequests campaign={campaign} />}
        </Stack>
        <Stack className={styles.main}>
          <Participants campaign={campaign} viewerUid={uid} role={role} editing={editing} online={online} />
          <TableCharacters campaign={campaign} viewerUid={uid} role={role} editing={editing} />
          <TableRolls
            campaignId={campaign.id}
            isMj={isMj}
            storageKey={STORAGE_KEYS.campaignPanel(campaign.id, "tableRolls")}
          />
          <TablePlay
            campaignId={campaign.id}
            storageKey={STORAGE_KEYS.campaignPanel(campaign.id, "tablePlay")}
          />
        </Stack>
        <Stack className={styles.last}>
          {!isMj && <EveningsCard table={campaign} isMj={false} />}
          {!isMj && <HandoutsCard table={campaign} isMj={false} />}
          {!isMj && <ChestCard table={campaign} />}
          <TableRules campaign={campaign} role={role} editing={editing} />
          {isMj && editing && <DeleteCampaign campaign={campaign} onLeaving={onLeaving} />}
          {!isMj && <LeaveCampaign campaign={campaign} onLeaving={onLeaving} />}
        </Stack>
      </div>
      <Recap campaignId={campaign.id} />
    </Stack>
  );
}
