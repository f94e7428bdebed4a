import { Button } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { Link } from "react-router-dom";
import { TitledCard } from "../../ui/TitledCard";

interface AdventureCardProps {
  table: { readonly id: string; readonly system: SystemId };
}

/** What an MJ prepared for a campaign, on its page: the way to taking it elsewhere. */
export const AdventureCard = ({ table: { id, system } }: AdventureCardProps) => (
  <TitledCard
    title="Préparation"
    titleSize="h3"
    gap="sm"
    lead="Scènes, rencontres, aides de jeu et tables : à copier vers une autre campagne, ou à échanger par un fichier."
  >
    <Button component={Link} to={paths.adventure(id, system)}>
      Copier ou échanger
    </Button>
  </TitledCard>
);
