import type { SystemId } from "domain/values/systemIds";
import { useMember } from "../../session/SessionProvider";
import { MemberSceneMap } from "./MemberSceneMap";
import type { Sheet } from "./view/fightView";
import { useMemberView } from "./view/useMemberView";

interface MemberMapProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
  heroes?: readonly Sheet[];
}

/** The scene that is shown, for a player. */
export default function MemberMap({ campaignId, system, connected, heroes }: MemberMapProps) {
  const { uid } = useMember();
  const view = useMemberView({ campaignId, player: uid, watching: false, ...(heroes && { heroes }) });
  if (view === undefined) return null;
  return (
    <MemberSceneMap
      key={view.scene.sceneId}
      campaignId={campaignId}
      system={system}
      view={view}
      connected={connected}
    />
  );
}
