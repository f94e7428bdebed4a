import { Stack, Text, Title } from "@mantine/core";
import { type OpenPage, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { usePageTitle } from "../../ui/usePageTitle";
import { HANDOUTS_ACCESS } from "./access";
import { PreparedHandouts } from "./PreparedHandouts";
import { ShownHandouts } from "./ShownHandouts";

/** `/campaign/{id}/aides?system=`: what a member was shown at the table; for its MJ, all that may be. */
export default function HandoutsScreen() {
  return <TableMembersOnly words={HANDOUTS_ACCESS}>{(open) => <Handouts {...open} />}</TableMembersOnly>;
}

function Handouts({ campaign, role }: OpenPage) {
  usePageTitle(`Aides de jeu · ${campaign.name}`);
  return (
    <Stack pb="xl" data-system={campaign.system}>
      <header>
        <Title order={1}>Aides de jeu</Title>
        <Text c="var(--ink-2)">{campaign.name}</Text>
      </header>
      {role === "mj" ? <PreparedHandouts campaign={campaign} /> : <ShownHandouts campaign={campaign} />}
    </Stack>
  );
}
