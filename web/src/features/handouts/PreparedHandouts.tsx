import { Badge, Group } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { HANDOUT_KIND_NAMES, handoutReaders, readersText } from "domain/table/handouts/handoutText";
import { paths } from "domain/values/links/paths";
import { useNavigate } from "react-router-dom";
import { type LiveHandout, useHandouts } from "../../live/handouts";
import { DialogButton } from "../../ui/DialogButton";
import { EmptyState } from "../../ui/EmptyState";
import { ListLink } from "../../ui/ListLink";
import { HandoutList, usePages } from "./HandoutList";
import styles from "./Handouts.module.css";
import { useReaderNames } from "./useReaderNames";

const loadForm = () => import("../../table/handouts/HandoutForm");
const loadShow = () => import("../../table/handouts/ShowHandout");

interface PreparedHandoutsProps {
  campaign: Pick<CampaignPage, "id" | "system">;
}

/** What the MJ prepared, what was changed last first, with who reads it and the way to show it. */
export function PreparedHandouts({ campaign }: PreparedHandoutsProps) {
  const { id, system } = campaign;
  const { count, showMore } = usePages();
  const live = useHandouts(id, count);
  const navigate = useNavigate();
  const nameOf = useReaderNames(id);
  const create = (
    <DialogButton label="Nouvelle aide de jeu" variant="primary" load={loadForm}>
      {(HandoutForm, close) => (
        <HandoutForm
          table={campaign}
          onSaved={(made) => void navigate(paths.handout(id, made, system))}
          onClose={close}
        />
      )}
    </DialogButton>
  );
  return (
    <HandoutList
      live={live}
      onMore={showMore}
      head={<Group>{create}</Group>}
      empty={
        <EmptyState action={create}>
          Une lettre, un plan, un visage : prépare ici ce que tu montreras. Les joueurs ne voient que ce que
          tu leur montres, et le gardent.
        </EmptyState>
      }
    >
      {(handout) => <PreparedHandout campaign={campaign} handout={handout} nameOf={nameOf} />}
    </HandoutList>
  );
}

interface PreparedHandoutProps extends PreparedHandoutsProps {
  handout: LiveHandout;
  nameOf: (uid: string) => string | undefined;
}

function PreparedHandout({ campaign, handout, nameOf }: PreparedHandoutProps) {
  const { id, kind, title } = handout;
  const readers = handoutReaders(handout);
  return (
    <div className={styles.prepared}>
      <ListLink
        to={paths.handout(campaign.id, id, campaign.system)}
        title={title}
        facts={HANDOUT_KIND_NAMES[kind]}
      >
        <Badge color={readers.length > 0 ? "ok" : "neutral"}>
          {readers.length > 0 ? readersText(readers, nameOf) : "Pas encore montrée"}
        </Badge>
      </ListLink>
      <DialogButton label="Montrer" aria-label={`Montrer : ${title}`} load={loadShow}>
        {(ShowHandout, close) => <ShowHandout table={campaign} handout={handout} onClose={close} />}
      </DialogButton>
    </div>
  );
}
