import { Box } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { RollLine } from "../../ui/RollLine";
import { useArrivals } from "../../ui/useArrivals";

interface RollLinesProps {
  /** Newest first; undefined while they are not known. */
  rolls: readonly (RollDocument & { readonly id: string })[] | undefined;
}

/** Rolls of a table; the dice of what comes while one looks are animated. */
export function RollLines({ rolls }: RollLinesProps) {
  const arrivals = useArrivals(rolls?.map(({ id }) => id));
  return (
    <Box component="ol" role="list" aria-live="polite" aria-relevant="additions">
      {rolls?.map((roll) => (
        <RollLine
          key={roll.id}
          roll={roll}
          rolling={arrivals.has(roll.id)}
          who={[roll.character?.name ?? roll.name, roll.audience === "mj" && "pour le MJ"]
            .filter(Boolean)
            .join(" · ")}
        />
      ))}
    </Box>
  );
}
