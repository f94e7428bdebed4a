import { Button } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { TitledCard } from "../../ui/TitledCard";
import type { HandoutTable } from "./useHandoutActions";

interface HandoutsCardProps {
  table: HandoutTable;
  isMj: boolean;
}

/** The handouts of a campaign on its page: the way to them. */
export const HandoutsCard = ({ table: { id, system }, isMj }: HandoutsCardProps) => (
  <TitledCard
    title="Aides de jeu"
    titleSize="h3"
    gap="sm"
    lead={
      isMj
        ? "Lettres, plans, visages, indices : ce que tu prépares et montres."
        : "Lettres, plans, visages, indices : ce que le MJ t'a montré."
    }
  >
    <Button component={Link} to={paths.handouts(id, system)}>
      Toutes les aides de jeu
    </Button>
  </TitledCard>
);
