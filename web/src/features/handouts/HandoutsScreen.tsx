import { Stack, Text, Title } from "@mantine/core";
import { useParams } from "react-router-dom";
import { type AccessWords, type OpenPage, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { usePageTitle } from "../../ui/usePageTitle";
import { PreparedHandouts } from "./PreparedHandouts";
import { PreparedPage } from "./PreparedPage";
import { ShownHandouts } from "./ShownHandouts";
import { ShownPage } from "./ShownPage";

const WORDS: AccessWords = {
  title: "Aides de jeu",
  loading: "Chargement des aides de jeu...",
  failure: "Impossible de charger les aides de jeu de la campagne.",
};

/**
 * `/campaign/{id}/aides?system=`: what a member was shown at the table; for its MJ, all that may be. `…/aides/{id}`: one of
 * them. Both are one screen: who reads the list opens one of it without a network, too.
 */
export default function HandoutsScreen() {
  const { handout } = useParams();
  return (
    <TableMembersOnly words={WORDS}>
      {({ campaign, role }) => {
        if (handout === undefined) return <Handouts campaign={campaign} role={role} />;
        const Page = role === "mj" ? PreparedPage : ShownPage;
        return <Page key={handout} campaign={campaign} handoutId={handout} />;
      }}
    </TableMembersOnly>
  );
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
