import { Box, Button, Group, Paper, Text, VisuallyHidden } from "@mantine/core";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import banner from "../asks/AskBanner.module.css";
import styles from "./Handout.module.css";
import { HandoutContent } from "./HandoutContent";
import { useNewHandouts } from "./useNewHandouts";

interface NewHandoutsProps {
  campaignId: string;
  system: SystemId;
}

/** What the MJ showed the viewer last, over the screen that they look at, until they put it away; then what came before. */
export function NewHandouts({ campaignId, system }: NewHandoutsProps) {
  const { handouts, putAway } = useNewHandouts(campaignId);
  const [newest] = handouts;
  const others = handouts.length - 1;
  return (
    <>
      <VisuallyHidden role="status">
        {newest && <span key={`${newest.id}${newest.shownAt}`}>Le MJ montre : {newest.title}</span>}
      </VisuallyHidden>
      {newest && (
        <section className={banner.banner} data-system={system} aria-label="Le MJ montre">
          <Paper component="article" px={14} pb={10} className={banner.ask}>
            <Group justify="space-between" gap="8px 14px" className={styles.head}>
              <Box flex="1 1 16ch" miw={0}>
                <Text size="xs" c="var(--ink-2)">
                  {HANDOUT_KIND_NAMES[newest.kind]}
                  {others > 0 && ` · et ${others} ${plural(others, "autre", "autres")} ensuite`}
                </Text>
                <Text fw={600}>{newest.title}</Text>
              </Box>
              <Group gap={8}>
                <Button
                  size="sm"
                  component={Link}
                  to={paths.handout(campaignId, newest.handoutId, system)}
                  aria-label={`Ouvrir : ${newest.title}`}
                >
                  Ouvrir
                </Button>
                <Button size="sm" aria-label={`Ranger : ${newest.title}`} onClick={() => putAway(newest)}>
                  Ranger
                </Button>
              </Group>
            </Group>
            <Box className={styles.shown}>
              <HandoutContent
                campaignId={campaignId}
                pictureId={newest.pictureId}
                title={newest.title}
                parts={newest.parts}
              />
            </Box>
          </Paper>
        </section>
      )}
    </>
  );
}
