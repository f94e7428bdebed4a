import { Button } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { TitledCard } from "../../ui/TitledCard";
import type { ChestTable } from "./useMoveChest";

/** The chest of a campaign on its page: the way to it. */
export const ChestCard = ({ table: { id, system } }: { table: ChestTable }) => (
  <TitledCard
    title="Coffre"
    titleSize="h3"
    gap="sm"
    lead="Ce que le groupe possède ensemble : ses objets, sa bourse, et qui y a mis quoi."
  >
    <Button component={Link} to={paths.chest(id, system)}>
      Ouvrir le coffre
    </Button>
  </TitledCard>
);
