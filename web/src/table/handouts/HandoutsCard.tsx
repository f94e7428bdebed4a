import { paths } from "domain/values/links/paths";
import { LinkCard } from "../../ui/LinkCard";
import type { HandoutTable } from "./useHandoutActions";

interface HandoutsCardProps {
  table: HandoutTable;
  isMj: boolean;
}

/** The handouts of a campaign on its page: the way to them. */
export const HandoutsCard = ({ table: { id, system }, isMj }: HandoutsCardProps) => (
  <LinkCard
    title="Aides de jeu"
    lead={
      isMj
        ? "Lettres, plans, visages, indices : ce que tu prépares et montres."
        : "Lettres, plans, visages, indices : ce que le MJ t'a montré."
    }
    to={paths.handouts(id, system)}
    label="Toutes les aides de jeu"
  />
);
