import { Button, Stack, Text } from "@mantine/core";
import { aimedCreature } from "domain/table/fight/aliases";
import type { ReactNode } from "react";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { useFightingCreature } from "../creatures/useFightingCreature";
import { CreatureOpposes } from "./CreatureOpposes";
import { HeroOpposes } from "./HeroOpposes";
import type { OpposedRoll } from "./opposedRoll";

interface OpposeWaysProps {
  campaignId: string;
  roll: OpposedRoll;
  /** The MJ answers for everybody. */
  isMj: boolean;
  /** The damage of the roll waits for it: the MJ lets it through. Absent where it deals none. */
  onUndefended: (() => void) | undefined;
}

/** Under a roll that waits for whom it is aimed at: what they oppose to it, by the MJ or by who plays them. */
export default function OpposeWays(props: OpposeWaysProps) {
  return props.roll.target.kind === "creature" ? <AtCreature {...props} /> : <AtHero {...props} />;
}

function AtHero({ campaignId, roll, isMj, onUndefended }: OpposeWaysProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const characters = dataOf(useCampaignCharacters(campaignId));
  const hero = characters?.find(({ id }) => id === roll.target.id);
  const answers = hero !== undefined && (isMj || hero.userId === uid);
  return (
    <Waiting name={roll.target.name}>
      {answers && (
        <HeroOpposes
          {...{ campaignId, roll, connected }}
          hero={hero}
          bears={!isMj && onUndefended !== undefined}
        >
          <Undefended onPress={isMj ? onUndefended : undefined} />
        </HeroOpposes>
      )}
    </Waiting>
  );
}

function AtCreature({ campaignId, roll, isMj, onUndefended }: OpposeWaysProps) {
  const connected = useConnection();
  const fight = dataOf(useLiveFight(isMj ? campaignId : undefined))?.[0];
  const aimed = fight && aimedCreature(fight, roll.target);
  const entry = fight?.panel.initiative.order.find(({ id }) => id === aimed);
  const fighting = useFightingCreature(fight, entry?.id);
  const undefended = <Undefended onPress={isMj ? onUndefended : undefined} />;
  return (
    <Waiting name={roll.target.name}>
      {entry && fighting?.creature ? (
        <CreatureOpposes
          {...{ campaignId, roll, connected, entry }}
          system={fighting.creature.system}
          creature={fighting.creature}
          now={fighting.now}
        >
          {undefended}
        </CreatureOpposes>
      ) : (
        undefended
      )}
    </Waiting>
  );
}

const Waiting = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack component="span" gap={4} mt={4}>
    <Text span size="xs" c="var(--ink-2)">
      {name} peut s'y opposer
    </Text>
    {children}
  </Stack>
);

function Undefended({ onPress }: { onPress: (() => void) | undefined }) {
  if (onPress === undefined) return null;
  return (
    <Button size="xs" onClick={onPress}>
      Sans défense
    </Button>
  );
}
