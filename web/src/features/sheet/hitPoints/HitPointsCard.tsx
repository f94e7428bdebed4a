import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type HitPoints, hitPointsFraction } from "domain/sheet/character/hitPoints";
import type { ReactNode } from "react";
import { Gauge } from "../../../ui/Gauge";

interface HitPointsCardProps {
  /** As they are now; undefined where the sheet has none. */
  hp: HitPoints | undefined;
  /** What equipment adds to the maximum. */
  raised?: ReactNode;
}

/** Hit points and their bar (product §2, §9). */
export function HitPointsCard({ hp, raised }: HitPointsCardProps) {
  return (
    <Paper component="section" variant="inset" miw={0} aria-labelledby="hit-points">
      <Stack gap={10}>
        <Group justify="space-between" align="baseline" gap="2px 12px">
          <Title id="hit-points" variant="text" fz="sm" c="var(--ink-2)">
            Points de vie
          </Title>
          <Text fz="1.7rem" lh={1.1}>
            <span className="num">{hp?.current ?? "—"}</span>
            {hp?.max !== undefined && (
              <Text span size="lg" c="var(--ink-2)">
                {" "}
                / {hp.max}
              </Text>
            )}
            {hp?.temporary !== undefined && hp.temporary > 0 && (
              <Text span size="sm" fw={600} c="ok" ml={10}>
                +{hp.temporary} temp.
              </Text>
            )}
          </Text>
        </Group>
        {hp && <Bar hp={hp} />}
        {raised}
      </Stack>
    </Paper>
  );
}

function Bar({ hp }: { hp: HitPoints }) {
  const fraction = hitPointsFraction(hp);
  if (fraction === undefined) return null;
  return (
    <Gauge label="Points de vie" value={hp.current ?? 0} max={hp.max ?? 0} fraction={fraction} tone="life" />
  );
}
