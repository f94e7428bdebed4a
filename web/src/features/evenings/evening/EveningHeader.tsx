import { Button, Group, Text, Title } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { eveningFacts } from "../../../table/evenings/eveningText";
import styles from "./Evening.module.css";
import { presentNames } from "./presentNames";

const LIST = new Intl.ListFormat("fr", { type: "conjunction" });

interface EveningHeaderProps {
  campaign: CampaignPage;
  evening: Evening;
}

/** Which evening this was, how long it lasted, and who was there. */
export function EveningHeader({ campaign, evening }: EveningHeaderProps) {
  const present = presentNames(evening.present, campaign);
  return (
    <header>
      <Group justify="space-between" gap="8px 16px">
        <Title order={1}>Séance {evening.number}</Title>
        <Group gap={8} className={styles.onScreen ?? ""}>
          <Button component={Link} to={paths.evenings(campaign.id, campaign.system)}>
            Toutes les séances
          </Button>
          <Button onClick={() => window.print()}>Imprimer</Button>
        </Group>
      </Group>
      <Text c="var(--ink-2)">
        {campaign.name} · {eveningFacts(evening)}
      </Text>
      {present.length > 0 && <Text>Présents : {LIST.format(present)}</Text>}
    </header>
  );
}
