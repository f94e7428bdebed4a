import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useChestMoves } from "../../live/chest";
import { dataOf } from "../../live/liveSource";
import { TitledCard } from "../../ui/TitledCard";
import { useLastKnown } from "../../ui/useLastKnown";
import styles from "./Chest.module.css";

/** How many a page adds. */
const PAGE = 20;

const moments = new Intl.DateTimeFormat("fr-FR", { dateStyle: "medium", timeStyle: "short" });

/** Who moved what, the newest first; nothing where nobody has yet. */
export function ChestHistory({ campaignId }: { campaignId: string }) {
  const [count, setCount] = useState(PAGE);
  const live = useChestMoves(campaignId, count);
  // The next page is another query, which answers anew.
  const page = useLastKnown(dataOf(live));
  if (page === undefined || page.moves.length === 0) return null;
  return (
    <TitledCard title="Historique">
      <Stack component="ul" role="list" gap={0} className={styles.things} aria-label="Historique du coffre">
        {page.moves.map(({ id, name, text, createdAt }) => (
          <li key={id} className={styles.thing}>
            <Text className={styles.what}>
              <b>{name}</b> {text}
            </Text>
            <Text size="sm" c="var(--ink-2)">
              {moments.format(createdAt)}
            </Text>
          </li>
        ))}
      </Stack>
      {page.more && (
        <Group>
          <Button mih={44} loading={live.status === "loading"} onClick={() => setCount(count + PAGE)}>
            Plus ancien
          </Button>
        </Group>
      )}
    </TitledCard>
  );
}
