import { Stack, Text, Title } from "@mantine/core";
import { EmptyState } from "../../ui/EmptyState";
import { usePageTitle } from "../../ui/usePageTitle";

/** Product §2: a placeholder until there is something to sell. */
export default function MarketPage() {
  usePageTitle("Market");
  return (
    <Stack gap="sm">
      <Title order={1}>Market</Title>
      <Text mb="sm" c="var(--ink-2)">
        Des scénarios, des cartes et des objets faits par d'autres tables, à poser sur la vôtre.
      </Text>
      <EmptyState>Bientôt disponible.</EmptyState>
    </Stack>
  );
}
