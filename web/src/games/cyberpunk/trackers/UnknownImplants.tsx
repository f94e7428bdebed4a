import { Checkbox, Stack, Text } from "@mantine/core";
import { unknownImplants } from "domain/games/cyberpunk/play/implants";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { Notice } from "../../../kits/trackers/Notice";
import { Press } from "../../../kits/trackers/Press";
import type { CyberpunkProps } from "./cyberpunkProps";

/** Asks once which implants of an earlier release are in place: they could be paid for twice then. */
export function UnknownImplants({ state, limits, press }: CyberpunkProps) {
  const unknown = unknownImplants(state, limits);
  const [left, setLeft] = useState<readonly string[]>([]);
  if (unknown === undefined) return null;
  const { powers, lost, most } = unknown;
  const chosen = powers.filter(({ name }) => !left.includes(name));
  return (
    <Notice tone="warn">
      <Stack gap="xs" align="start">
        <Text size="sm">
          Un implant ne se paie plus qu'une fois. Il te manque {lost} {plural(lost, "point", "points")}{" "}
          d'Humanité, tes implants en prennent {most} au plus.{" "}
          {lost > most && (
            <strong>Au moins {lost - most} ont été payés deux fois : regagne-les sous « Humanité ».</strong>
          )}
        </Text>
        <Checkbox.Group
          label="Lesquels sont posés ?"
          value={chosen.map(({ name }) => name)}
          onChange={(names) => setLeft(powers.map(({ name }) => name).filter((one) => !names.includes(one)))}
        >
          <Stack gap={6} mt={6}>
            {powers.map(({ name }) => (
              <Checkbox key={name} value={name} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        {chosen.length > 0 && (
          <Press
            label="Noter les implants posés"
            press={press}
            operation={{ kind: "recordImplants", implants: chosen.map(({ most: _, ...one }) => one) }}
          >
            Noter
          </Press>
        )}
      </Stack>
    </Notice>
  );
}
