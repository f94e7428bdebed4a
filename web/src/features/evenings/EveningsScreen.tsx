import { Stack, Text, Title } from "@mantine/core";
import { type OpenPage, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { usePageTitle } from "../../ui/usePageTitle";
import { EVENINGS_ACCESS } from "./access";
import { EveningList } from "./EveningList";
import { SearchNotes } from "./SearchNotes";

/** `/campaign/{id}/seances?system=`: what was played, the newest first, and a search in its notes. */
export default function EveningsScreen() {
  return <TableMembersOnly words={EVENINGS_ACCESS}>{(open) => <Evenings {...open} />}</TableMembersOnly>;
}

function Evenings({ campaign, role }: OpenPage) {
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
