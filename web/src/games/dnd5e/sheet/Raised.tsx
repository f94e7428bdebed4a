import { Stack, Text } from "@mantine/core";
import type { Raised as Target } from "domain/games/dnd5e/equipment/contributions";
import { formatContribution } from "domain/sheet/equipment/contributions";
import { useSheet } from "../../../kits/sheet/openSheet";

interface RaisedProps {
  target: Target;
  unit?: string | undefined;
  /** How many lines may come once the items are known: their place is kept. */
  awaited?: number;
}

/** Armour and a shield: seldom does more count. */
const AWAITED = ["first", "second"] as const;

/** What equipment adds to a value, item by item: « +2 Bottes ». Nothing where it adds nothing. */
export function Raised({ target, unit, awaited = 0 }: RaisedProps) {
  const own = useSheet().equipped.contributions.filter((contribution) => contribution.target === target);
  if (own.length === 0) {
    return AWAITED.slice(0, awaited).map((line) => (
      <Text key={line} size="xs" lh={1.35} aria-hidden>
        {"\u00A0"}
      </Text>
    ));
  }
  return (
    <Stack component="span" gap={0} style={{ overflowWrap: "anywhere" }}>
      {own.map((contribution) => (
        <Text
          key={`${contribution.itemId} ${contribution.itemName}`}
          span
          size="xs"
          fw={550}
          lh={1.35}
          c="gilt"
        >
          {formatContribution(contribution, unit)}
        </Text>
      ))}
    </Stack>
  );
}
