import { Button, Title } from "@mantine/core";
import { VTT_OFFLINE_LABEL, VTT_ONLINE_LABEL } from "domain/table/campaign/vttStatus";
import { paths } from "domain/values/links/paths";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { LiveCampaign } from "../../../live/campaigns";
import { stillPlayedText, useEveningEntries } from "../../../table/evenings/EveningControl";
import { useVttControls } from "../../../table/vtt/useVttControls";
import { MenuButton } from "../../../ui/MenuButton";
import { ScreenHeader } from "../../../ui/ScreenHeader";
import { RequestsButton, TableActions } from "./TableActions";
import styles from "./TableHeader.module.css";

interface TableHeaderProps {
  campaign: LiveCampaign;
  /** The VTT is online. */
  open: boolean;
  /** There is room for all of it. */
  wide: boolean;
  commands: ComponentProps<typeof TableActions>["commands"];
  /** Where the map puts its scenes. */
  onMapPlace: (place: HTMLElement | null) => void;
}

/** Which table this is, and what serves all of it, in the site's own header. */
export function TableHeader({ campaign, open, wide, commands, onMapPlace }: TableHeaderProps) {
  const { id, system, name } = campaign;
  return (
    <ScreenHeader>
      <div className={styles.header} data-system={system}>
        <Link to={paths.campaign(id, system)} className={styles.back} aria-label="Fiche de campagne">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10.5 2.5 5 8l5.5 5.5" />
          </svg>
        </Link>
        <Title order={1} className={styles.name} title={name}>
          {name}
        </Title>
        <VttStatus campaign={campaign} open={open} wide={wide} />
        <div ref={onMapPlace} className={styles.map} />
        <RequestsButton table={campaign} />
        {wide && <TableActions table={campaign} commands={commands} />}
      </div>
    </ScreenHeader>
  );
}

/** Whether players may come in, and what changes that; the evening begins and ends beside it. */
function VttStatus({ campaign, open, wide }: Pick<TableHeaderProps, "campaign" | "open" | "wide">) {
  const { launch, stop, busy } = useVttControls(campaign);
  const evening = useEveningEntries(campaign);
  const still = evening.offersEnd && evening.played ? stillPlayedText(evening.played) : undefined;
  const label = open ? VTT_ONLINE_LABEL : VTT_OFFLINE_LABEL;
  const entry = open
    ? { label: "Arrêter le VTT", onSelect: stop }
    : { label: "Lancer le VTT", onSelect: launch };
  return (
    <>
      <span role="status" className="visuallyHidden">
        {still === undefined ? label : `${label} · ${still}`}
      </span>
      <MenuButton
        label={`${label} : ${entry.label}`}
        className={open ? `${styles.status} ${styles.online}` : styles.status}
        disabled={busy || evening.busy}
        entries={[entry, ...evening.entries]}
      >
        <span className={wide ? styles.long : "visuallyHidden"}>{label}</span>
        <span className={wide ? styles.short : undefined}>VTT</span>
      </MenuButton>
      {still !== undefined && (
        <>
          <span className={styles.still} aria-hidden="true">
            {still}
          </span>
          <Button size="xs" className={styles.offer ?? ""} loading={evening.busy} onClick={evening.end}>
            <span>Finir la séance</span>
          </Button>
        </>
      )}
      {still === undefined && evening.offersPrevious && (
        <Button size="xs" className={styles.offer ?? ""} aria-haspopup="dialog" onClick={evening.previously}>
          <span>Précédemment…</span>
        </Button>
      )}
      {evening.dialogs}
    </>
  );
}
