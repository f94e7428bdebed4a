import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type HitPoints, hitPointsFraction } from "domain/sheet/character/hitPoints";
import { valueText } from "domain/values/text/valueText";
import { useShown } from "../../../kits/sheet/openSheet";
import { Gauge } from "../../../ui/Gauge";
import { Raised } from "./Raised";

/** Hit points and their bar (product §2, §9), and what equipment adds to the maximum. */
export function HitPointsCard() {
  const { hp } = useShown().character;
  return (
    <Paper component="section" variant="inset" miw={0} aria-labelledby="hit-points">
      <Stack gap={10}>
        <Group justify="space-between" align="baseline" gap="2px 12px">
          <Title id="hit-points" variant="text" fz="sm" c="var(--ink-2)">
            Points de vie
          </Title>
          <Text fz="1.7rem" lh={1.1}>
            <span className="num">{valueText(hp?.current ?? "—")}</span>
            {hp?.max !== undefined && (
              <Text span size="lg" c="var(--ink-2)">
                {" "}
                / {valueText(hp.max)}
              </Text>
            )}
            {hp?.temporary !== undefined && hp.temporary > 0 && (
              <Text span size="sm" fw={600} c="ok" ml={10}>
                +{valueText(hp.temporary)} temp.
              </Text>
            )}
          </Text>
        </Group>
        {hp && <Bar hp={hp} />}
        <Raised target="hp" />
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
