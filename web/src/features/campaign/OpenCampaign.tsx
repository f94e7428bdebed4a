import type { CampaignPage } from "domain/campaign/campaignPage";
import type { ViewerRole } from "domain/campaign/viewerRole";
import type { OnlinePlayer } from "domain/presence/heartbeats";
import type { SystemId } from "domain/systems/systemIds";
import { type ReactNode, useRef, useState } from "react";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import { CampaignSkeleton } from "../../table/access/CampaignSkeleton";
import { CampaignLost } from "../../table/access/NotAdmitted";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import { Participants } from "../../table/participants/Participants";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { useCampaignParts } from "../../table/useCampaignParts";
import { usePageTitle } from "../../ui/usePageTitle";
import styles from "./CampaignScreen.module.css";
import { TableCharacters } from "./characters/TableCharacters";
import { DeleteCampaign } from "./end/DeleteCampaign";
import { LeaveCampaign } from "./end/LeaveCampaign";
import { CampaignHeader } from "./header/CampaignHeader";
import { useEditMode } from "./header/useEditMode";
import { JoinRequests } from "./joinRequests/JoinRequests";
import { TableRules } from "./rules/TableRules";
import { VttPanel } from "./VttPanel";

interface OpenCampaignProps {
  id: string;
  system: SystemId;
  answer: unknown;
  /** Stands in while there is nothing to show. */
  unread: ReactNode;
}

/** The page of a campaign that one is part of, until one is not. */
export function OpenCampaign({ id, system, answer, unread }: OpenCampaignProps) {
  const { page, role, lost } = useCampaignParts(id, system, answer);
  const [departing, setDeparting] = useState(false);
  const lastRole = useRef(role);
  if (role !== "none") lastRole.current = role;

  if (departing && lost) return <CampaignSkeleton />;
  if (page === undefined) return unread;
  if (lost) {
    return <CampaignLost name={page.name} mjName={lastRole.current === "mj" ? undefined : page.mj.name} />;
  }
  return <CampaignColumns campaign={page} role={lastRole.current} onDeparting={setDeparting} />;
}

interface CampaignColumnsProps {
  campaign: CampaignPage;
  role: ViewerRole;
  onDeparting: (departing: boolean) => void;
}

const NOBODY: ReadonlyMap<string, OnlinePlayer> = new Map();

function CampaignColumns({ campaign, role, onDeparting }: CampaignColumnsProps) {
  const { uid } = useMember();
  const edit = useEditMode(campaign);
  const presence = useCampaignPresence(campaign.id);
  usePresence(campaign.id, "campaign");
  usePageTitle(campaign.name);
  const { editing } = edit.mode;
  const online = presence.status === "ready" ? presence.data : NOBODY;
  const isMj = role === "mj";
  const ownCharacters = campaign.characters.filter(({ userId }) => userId === uid).map(({ id }) => id);
  return (
    <div className={styles.page} data-system={campaign.system}>
      <CampaignHeader campaign={campaign} role={role} edit={edit} />
      <div className={styles.columns}>
        <div className={styles.first}>
          <VttPanel campaign={campaign} role={role} />
          <SharedInitiative campaignId={campaign.id} characterIds={ownCharacters} />
          {isMj && (
            <JoinRequests
              campaignId={campaign.id}
              system={campaign.system}
              editing={editing}
              onEdit={edit.toggle}
            />
          )}
        </div>
        <div className={styles.main}>
          <Participants campaign={campaign} viewerUid={uid} role={role} editing={editing} online={online} />
          <TableCharacters campaign={campaign} viewerUid={uid} role={role} editing={editing} />
          <TableRolls
            campaignId={campaign.id}
            isMj={isMj}
            storageKey={STORAGE_KEYS.campaignPanel(campaign.id, "tableRolls")}
          />
        </div>
        <div className={styles.last}>
          <TableRules campaign={campaign} role={role} editing={editing} />
          {isMj && editing && <DeleteCampaign campaign={campaign} onDeparting={onDeparting} />}
          {!isMj && <LeaveCampaign campaign={campaign} onDeparting={onDeparting} />}
        </div>
      </div>
    </div>
  );
}
