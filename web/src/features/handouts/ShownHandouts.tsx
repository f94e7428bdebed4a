import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import { paths } from "domain/values/links/paths";
import { useShownHandouts } from "../../live/handouts";
import { EmptyState } from "../../ui/EmptyState";
import { ListLink } from "../../ui/ListLink";
import { HandoutList, usePages } from "./HandoutList";

interface ShownHandoutsProps {
  campaign: Pick<CampaignPage, "id" | "system">;
}

/** A player's collection, what was shown last first: « La lettre de Strahd · Lettre · Séance 4 ». */
export function ShownHandouts({ campaign: { id, system } }: ShownHandoutsProps) {
  const { count, showMore } = usePages();
  return (
    <HandoutList
      live={useShownHandouts(id, count)}
      onMore={showMore}
      empty={
        <EmptyState>
          Rien encore : ce que ton MJ te montre, une lettre, un plan, un visage, reste ici pour toi.
        </EmptyState>
      }
    >
      {({ handoutId, kind, title, evening }) => (
        <ListLink
          to={paths.handout(id, handoutId, system)}
          title={title}
          facts={[HANDOUT_KIND_NAMES[kind], evening && `Séance ${evening.number}`]
            .filter(Boolean)
            .join(" · ")}
        />
      )}
    </HandoutList>
  );
}
