import { Stack, Text } from "@mantine/core";
import { MAX_EXHAUSTION } from "domain/games/dnd5e/play/bounds";
import { EXHAUSTION } from "domain/games/dnd5e/play/conditions";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { Dnd5eProps } from "./dnd5eProps";

/** The levels of exhaustion, with what those that are reached do. */
export function Exhaustion({ state: { exhaustion }, press }: Pick<Dnd5eProps, "state" | "press">) {
  return (
    <TrackerFold title="Épuisement" value={`${exhaustion} / ${MAX_EXHAUSTION}`}>
      <Stepper
        label="Épuisement"
        value={exhaustion}
        max={MAX_EXHAUSTION}
        unit="1 niveau d'épuisement"
        press={press}
        less={{ kind: "loseExhaustion", levels: 1 }}
        more={{ kind: "gainExhaustion", levels: 1 }}
      />
      <Stack component="ol" gap={2} m={0} pl={22}>
        {EXHAUSTION.map(({ line }, index) => (
          <Text key={line} component="li" size="sm" fw={index < exhaustion ? 620 : 400}>
            {line}
          </Text>
        ))}
      </Stack>
    </TrackerFold>
  );
}
