import { paths } from "domain/values/links/paths";
import { LinkCard } from "../../ui/LinkCard";
import type { ChestTable } from "./useMoveChest";

/** The chest of a campaign on its page: the way to it. */
export const ChestCard = ({ table: { id, system } }: { table: ChestTable }) => (
  <LinkCard
    title="Coffre"
    lead="Ce que le groupe possède ensemble : ses objets, sa bourse, et qui y a mis quoi."
    to={paths.chest(id, system)}
    label="Ouvrir le coffre"
  />
);
