import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { LinkCard } from "../../ui/LinkCard";

interface AdventureCardProps {
  table: { readonly id: string; readonly system: SystemId };
}

/** What an MJ prepared for a campaign, on its page: the way to taking it elsewhere. */
export const AdventureCard = ({ table: { id, system } }: AdventureCardProps) => (
  <LinkCard
    title="Préparation"
    lead="Scènes, rencontres, aides de jeu et tables : à copier vers une autre campagne, ou à échanger par un fichier."
    to={paths.adventure(id, system)}
    label="Copier ou échanger"
  />
);
