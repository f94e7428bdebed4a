import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { TitledCard } from "./TitledCard";

interface LinkCardProps {
  title: string;
  /** What there is. */
  lead: string;
  /** Where the card leads, and what its button says. */
  to: string;
  label: string;
}

/** One subject among many of a page, which has a page of its own: the way there. */
export const LinkCard = ({ title, lead, to, label }: LinkCardProps) => (
  <TitledCard title={title} titleSize="h3" gap="sm" lead={lead}>
    <Button component={Link} to={to}>
      {label}
    </Button>
  </TitledCard>
);
