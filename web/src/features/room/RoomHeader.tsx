import { VTT_ONLINE_LABEL } from "domain/campaign/vttStatus";
import { paths } from "domain/links/paths";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import type { LiveCampaign } from "../../live/useLiveCampaign";
import { useVttControls } from "../../table/vtt/useVttControls";
import { Badge } from "../../ui/Badge";
import { Button, ButtonLink } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
import styles from "./RoomHeader.module.css";

interface RoomHeaderProps {
  campaign: LiveCampaign;
  isMj: boolean;
  open: boolean;
}

/** The campaign in its game's colours, and the ways out of the room. */
export function RoomHeader({ campaign, isMj, open }: RoomHeaderProps) {
  const { id, system, name } = campaign;
  return (
    <header className={styles.header}>
      <span className={styles.emblem}>
        <Emblem system={system} size={46} />
      </span>
      <div className={styles.names}>
        <p>{SYSTEM_NAMES[system]}</p>
        <h1>{name}</h1>
      </div>
      <div className={styles.tools}>
        <span role="status">
          <Badge tone={open ? "ok" : "warn"} dot>
            {open ? VTT_ONLINE_LABEL : "VTT hors ligne"}
          </Badge>
        </span>
        {isMj && (
          <ButtonLink size="small" to={paths.mjPanel(id, system)}>
            Commandes MJ
          </ButtonLink>
        )}
        {isMj && open && <StopButton id={id} system={system} />}
        <ButtonLink size="small" className={styles.toCampaign} to={paths.campaign(id, system)}>
          Fiche de campagne
        </ButtonLink>
      </div>
    </header>
  );
}

function StopButton(campaign: Pick<LiveCampaign, "id" | "system">) {
  const { stop, busy } = useVttControls(campaign);
  return (
    <Button size="small" loading={busy} onClick={stop}>
      Arrêter le VTT
    </Button>
  );
}
