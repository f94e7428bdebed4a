import { Button, Group, Paper, Text, VisuallyHidden } from "@mantine/core";
import { chestText } from "domain/table/chest/chest";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { Link } from "react-router-dom";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useOffers } from "../../live/chest";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import banner from "../asks/AskBanner.module.css";
import { usePutAway } from "../news/usePutAway";
import { usePlaySystem } from "../play/usePlaySystem";

interface NewLootsProps {
  campaignId: string;
  system: SystemId;
}

/** What the MJ has laid open, over the screen that a player looks at, until it is shared or put away on this device. */
export function NewLoots({ campaignId, system }: NewLootsProps) {
  const { uid } = useMember();
  const { away, putAway } = usePutAway(STORAGE_KEYS.lootsPutAway(uid));
  const play = usePlaySystem(system).data;
  const loots = dataOf(useOffers(campaignId))?.loots.filter(({ id }) => !away.includes(id)) ?? [];
  const newest = loots.at(-1);
  return (
    <>
      <VisuallyHidden role="status">
        {newest && <span key={newest.id}>Un butin à partager : {newest.title}</span>}
      </VisuallyHidden>
      {play && newest && (
        <section className={banner.banner} data-system={system} aria-label="Butin à partager">
          <Paper component="article" px={14} py={10} className={banner.ask}>
            <Group justify="space-between" gap="6px 14px">
              <Text flex="1 1 16ch" miw={0}>
                Butin à partager : <b>{newest.title}</b> ({chestText(newest, play.purse)})
              </Text>
              <Group gap={8}>
                <Button
                  size="sm"
                  mih={44}
                  variant="primary"
                  component={Link}
                  to={paths.chest(campaignId, system)}
                  aria-label={`Voir : ${newest.title}`}
                >
                  Voir
                </Button>
                <Button
                  size="sm"
                  mih={44}
                  aria-label={`Ranger : ${newest.title}`}
                  onClick={() => putAway(newest.id)}
                >
                  Ranger
                </Button>
              </Group>
            </Group>
          </Paper>
        </section>
      )}
    </>
  );
}
