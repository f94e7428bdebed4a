import { Button } from "@mantine/core";
import { viewerRole } from "domain/campaign/viewerRole";
import { isVttOnline } from "domain/campaign/vttStatus";
import { paths } from "domain/links/paths";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { type LiveCampaign, useLiveCampaign } from "../../live/useLiveCampaign";
import { useMember } from "../../session/SessionProvider";
import { CampaignLost, NotAdmitted } from "../../table/access/NotAdmitted";
import { NarrowCard } from "../../ui/NarrowCard";
import { Loading } from "../../ui/Spinner";
import { toast } from "../../ui/toast";
import { usePageTitle } from "../../ui/usePageTitle";
import { Room } from "./Room";

/** `/session/{id}?system=`: the room behind the VTT link (product §4), where no other VTT is configured. */
export default function RoomScreen() {
  const { id = "" } = useParams();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return <RoomAccess key={`${id}#${attempt}`} id={id} retry={retry} />;
}

/** For the MJ always, for players while the VTT is online, for nobody else. All of it is live. */
function RoomAccess({ id, retry }: { id: string; retry: () => void }) {
  const { uid } = useMember();
  const live = useLiveCampaign(id);
  const seen = useRef<LiveCampaign>(undefined);
  const campaign = live.status === "ready" ? live.data : undefined;
  if (campaign) seen.current = campaign;
  const { current: last } = seen;

  if (live.status === "failed" || campaign === null) {
    if (last === undefined) return <NotAdmitted campaignId={id} retry={retry} retrying={false} />;
    return <CampaignLost name={last.name} mjName={last.mj.uid === uid ? undefined : last.mj.name} />;
  }
  if (campaign === undefined) return <Loading>Chargement de la table...</Loading>;
  const role = viewerRole(uid, campaign);
  const open = campaign.settings.useVtt && isVttOnline(campaign.vttStatus);
  if (role === "mj") return <Room campaign={campaign} open={open} />;
  return <PlayerAccess campaign={campaign} open={open} />;
}

interface PlayerAccessProps {
  campaign: LiveCampaign;
  open: boolean;
}

/** Who waits is let in by itself; who is in when the MJ closes is told, and led back. */
function PlayerAccess({ campaign, open }: PlayerAccessProps) {
  const navigate = useNavigate();
  const wasIn = useRef(open);
  const way = paths.campaign(campaign.id, campaign.system);
  const closed = wasIn.current && !open;
  if (open) wasIn.current = true;

  useEffect(() => {
    if (!closed) return;
    toast("info", "Le MJ a fermé la table virtuelle.");
    navigate(way, { replace: true });
  }, [closed, navigate, way]);

  if (open) return <Room campaign={campaign} open />;
  return closed ? <Loading>Retour à la campagne...</Loading> : <Closed campaign={campaign} way={way} />;
}

function Closed({ campaign, way }: { campaign: LiveCampaign; way: string }) {
  usePageTitle("Table fermée");
  return (
    <NarrowCard
      title="La table est fermée"
      lead={`Le MJ de « ${campaign.name} » n'a pas ouvert la table virtuelle. Cette page s'ouvrira d'elle-même.`}
    >
      <Button component={Link} to={way}>
        Fiche de campagne
      </Button>
    </NarrowCard>
  );
}
