import { Badge, Button } from "@mantine/core";
import { VTT_ONLINE_LABEL } from "domain/campaign/vttStatus";
import { paths } from "domain/links/paths";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { Link } from "react-router-dom";
import type { LiveCampaign } from "../../live/useLiveCampaign";
import { useVttControls } from "../../table/vtt/useVttControls";
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
          <Badge color={open ? "ok" : "warn"} variant="dot">
            {open ? VTT_ONLINE_LABEL : "VTT hors ligne"}
          </Badge>
        </span>
        {isMj && (
          <Button component={Link} size="sm" to={paths.mjPanel(id, system)}>
            Commandes MJ
          </Button>
        )}
        {isMj && open && <StopButton id={id} system={system} />}
        <Button component={Link} size="sm" className={styles.toCampaign} to={paths.campaign(id, system)}>
          Fiche de campagne
        </Button>
      </div>
    </header>
  );
}

function StopButton(campaign: Pick<LiveCampaign, "id" | "system">) {
  const { stop, busy } = useVttControls(campaign);
  return (
    <Button size="sm" loading={busy} onClick={stop}>
      Arrêter le VTT
    </Button>
  );
}
