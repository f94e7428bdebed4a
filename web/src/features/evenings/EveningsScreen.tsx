import { Stack, Text, Title } from "@mantine/core";
import { usePageTitle } from "../../ui/usePageTitle";
import { EveningList } from "./EveningList";
import { EveningsAccess, type OpenEvenings } from "./EveningsAccess";
import { SearchNotes } from "./SearchNotes";

/** `/campaign/{id}/seances?system=`: what was played, the newest first, and a search in its notes. */
export default function EveningsScreen() {
  return <EveningsAccess>{(open) => <Evenings {...open} />}</EveningsAccess>;
}

function Evenings({ campaign, role }: OpenEvenings) {
  usePageTitle(`Séances · ${campaign.name}`);
  return (
    <Stack pb="xl" data-system={campaign.system}>
      <header>
        <Title order={1}>Séances</Title>
        <Text c="var(--ink-2)">{campaign.name}</Text>
      </header>
      <SearchNotes campaign={campaign} />
      <EveningList campaign={campaign} isMj={role === "mj"} />
    </Stack>
  );
}
