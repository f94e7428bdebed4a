import { Box, Button, Group, Stack, Text } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { useEveningsQuery, useKeptEvenings } from "../../api/evenings";
import { eveningFacts } from "../../table/evenings/eveningText";
import { EmptyState, ErrorState } from "../../ui/EmptyState";
import { ListLink } from "../../ui/ListLink";
import { Loading } from "../../ui/Spinner";

interface EveningListProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  isMj: boolean;
}

/** The evenings of a campaign, the newest first: « Séance 12 · 26 nov. 2026 · 3 h 20 · 5 présents ». */
export function EveningList({ campaign, isMj }: EveningListProps) {
  const query = useEveningsQuery(campaign);
  const kept = useKeptEvenings(campaign);
  const { data, isError, fetchStatus, hasNextPage, isFetchingNextPage, isFetching } = query;
  const known = kept?.length ? kept : undefined;
  const evenings = data?.pages.flatMap((page) => page.evenings) ?? known;
  const retry = (
    <Button mih={44} loading={isFetching} onClick={() => void query.refetch()}>
      Réessayer
    </Button>
  );
  if (evenings === undefined) {
    if (!isError && fetchStatus !== "paused") return <Loading>Chargement des séances...</Loading>;
    return <ErrorState action={retry}>Les séances n'ont pas pu être lues.</ErrorState>;
  }
  if (evenings.length === 0) {
    return (
      <EmptyState>
        {isMj
          ? "Aucune séance encore. La première commence quand tu lances le VTT, ou par « Commencer la séance » sur la fiche de campagne."
          : "Aucune séance encore : la première apparaîtra ici dès que ton MJ la commence."}
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm">
      <Evenings campaign={campaign} evenings={evenings} />
      {data === undefined && isError && (
        <Group gap={12}>
          {retry}
          <Text role="alert" size="sm" c="bad">
            Les séances n'ont pas pu être relues : voici celles que cet appareil connaît.
          </Text>
        </Group>
      )}
      {hasNextPage && (
        <Group gap={12}>
          <Button mih={44} loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Plus ancien
          </Button>
          <Box role="alert">
            {query.isFetchNextPageError && (
              <Text size="sm" c="bad">
                La suite n'a pas pu être lue. Réessaie.
              </Text>
            )}
          </Box>
        </Group>
      )}
    </Stack>
  );
}

interface EveningsProps {
  campaign: EveningListProps["campaign"];
  evenings: readonly Evening[];
}

const Evenings = ({ campaign: { id, system }, evenings }: EveningsProps) => (
  <Stack component="ul" role="list" gap={8} aria-label="Séances">
    {evenings.map((evening) => (
      <li key={evening.id}>
        <ListLink
          to={paths.evening(id, evening.id, system)}
          title={`Séance ${evening.number}`}
          facts={eveningFacts(evening)}
        />
      </li>
    ))}
  </Stack>
);
