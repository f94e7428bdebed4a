import { Button, Group, Text } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useGrantLevel } from "./useGrantLevel";

/** A character with a level left to come to. */
export interface RisingHero {
  readonly id: string;
  readonly campaignId: string | undefined;
  readonly next: number;
  /** The level that the MJ granted it. */
  readonly granted: number | undefined;
}

interface GrantLevelProps {
  system: SystemId;
  /** Of one campaign; not empty. */
  heroes: readonly RisingHero[];
}

/**
 * Product §2.10.15: grants the characters whom the MJ has chosen their next levels, at a table of milestones; once all
 * have theirs, takes it back.
 */
export function GrantLevel({ system, heroes }: GrantLevelProps) {
  const campaign = dataOf(useLiveCampaign(heroes[0]?.campaignId));
  const connected = useConnection();
  const { grant, busy } = useGrantLevel(system, campaign?.id);
  if (campaign?.settings.xpType !== "milestone") return null;
  const waiting = heroes.filter(({ next, granted = 0 }) => granted < next);
  const button = { size: "sm", disabled: !connected || busy } as const;
  if (waiting.length > 0) {
    return (
      <Group>
        <Button {...button} onClick={() => grant(waiting.map(({ id, next }) => ({ id, level: next })))}>
          {`Accorder ${levelText(waiting)}${heroes.length > 1 ? ` (${waiting.length})` : ""}`}
        </Button>
      </Group>
    );
  }
  const said = levelText(heroes);
  return (
    <Group gap={8}>
      <Text size="sm" c="dimmed">{`Tu as accordé ${said}.`}</Text>
      <Button
        {...button}
        aria-label={`Reprendre ${said}`}
        onClick={() => grant(heroes.map(({ id, next }) => ({ id, level: next - 1 })))}
      >
        Reprendre
      </Button>
    </Group>
  );
}

/** « le niveau 4 », or « un niveau » of those who come to different ones. */
function levelText(heroes: readonly RisingHero[]): string {
  const levels = new Set(heroes.map(({ next }) => next));
  return levels.size === 1 ? `le niveau ${[...levels].join()}` : "un niveau";
}
