import { Button } from "@mantine/core";
import { viewerRole } from "domain/table/campaign/viewerRole";
import { isVttOnline } from "domain/table/campaign/vttStatus";
import { paths } from "domain/values/links/paths";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { type LiveCampaign, useLiveCampaign } from "../../live/campaigns";
import { useMember } from "../../session/SessionProvider";
import { CampaignLost, NotAdmitted } from "../../table/access/NotAdmitted";
import { NarrowCard } from "../../ui/NarrowCard";
import { Loading } from "../../ui/Spinner";
import { toast } from "../../ui/toast";
import { useLastKnown } from "../../ui/useLastKnown";
import { usePageTitle } from "../../ui/usePageTitle";

export interface OpenRoom {
  readonly campaign: LiveCampaign;
  /** Whether the VTT is online: players may enter. */
  readonly open: boolean;
}

interface RoomAccessProps {
  id: string;
  children: (room: OpenRoom) => ReactNode;
}

/** Shows the room to the MJ always, and to players while the VTT is online. */
export function RoomAccess(props: RoomAccessProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return <LiveRoomAccess key={attempt} {...props} retry={retry} />;
}

function LiveRoomAccess({ id, retry, children }: RoomAccessProps & { retry: () => void }) {
  const { uid } = useMember();
  const live = useLiveCampaign(id);
  const campaign = live.status === "ready" ? live.data : undefined;
  const last = useLastKnown(campaign);

  if (live.status === "failed" || campaign === null) {
    if (last === undefined) return <NotAdmitted campaignId={id} retry={retry} retrying={false} />;
    return <CampaignLost name={last.name} mjName={last.mj.uid === uid ? undefined : last.mj.name} />;
  }
  if (campaign === undefined) return <Loading>Chargement de la table...</Loading>;
  const open = campaign.settings.useVtt && isVttOnline(campaign.vttStatus);
  if (viewerRole(uid, campaign) === "mj") return children({ campaign, open });
  return (
    <PlayerAccess campaign={campaign} open={open}>
      {children}
    </PlayerAccess>
  );
}

/** A player who waits enters as soon as it opens; one who is inside when the MJ closes it goes back to the campaign. */
function PlayerAccess({ campaign, open, children }: OpenRoom & Pick<RoomAccessProps, "children">) {
  const navigate = useNavigate();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const closed = wasOpen && !open;
  const campaignPath = paths.campaign(campaign.id, campaign.system);

  useEffect(() => {
    if (!closed) return;
    toast("info", "Le MJ a fermé la table virtuelle.");
    navigate(campaignPath, { replace: true });
  }, [closed, navigate, campaignPath]);

  if (open) return children({ campaign, open });
  if (closed) return <Loading>Retour à la campagne...</Loading>;
  return <NotOpen name={campaign.name} campaignPath={campaignPath} />;
}

function NotOpen({ name, campaignPath }: { name: string; campaignPath: string }) {
  usePageTitle("Table fermée");
  return (
    <NarrowCard
      title="La table est fermée"
      lead={`Le MJ de « ${name} » n'a pas ouvert la table virtuelle. Cette page s'ouvrira d'elle-même.`}
    >
      <Button component={Link} to={campaignPath}>
        Fiche de campagne
      </Button>
    </NarrowCard>
  );
}
