import { Checkbox, NativeSelect, Stack } from "@mantine/core";
import type { VampireOperation } from "domain/games/vampire/play/play";
import { RANGES } from "domain/games/vampire/play/state";
import { useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import type { VampireProps } from "./vampireProps";

const MAX_HUNGER = RANGES.hunger.max;

type Feed = Extract<VampireOperation, { kind: "feed" }>;

const SOURCES: readonly { readonly value: Feed["source"]; readonly label: string }[] = [
  { value: "human", label: "Humain" },
  { value: "vampire", label: "Vampire" },
  { value: "animal", label: "Animal" },
  { value: "bag", label: "Poche de sang" },
];

/** The blood that slakes Hunger. */
export function Feeding({ press }: Pick<VampireProps, "press">) {
  const [source, setSource] = useState<Feed["source"]>("human");
  const [killed, setKilled] = useState(false);
  return (
    <TrackerFold title="Se nourrir">
      <AmountForm
        press={press}
        label="Faim apaisée"
        max={MAX_HUNGER}
        actions={[
          {
            label: "Boire",
            tone: "ok",
            operation: (amount) => ({ kind: "feed", source, amount, killed: killed && source === "human" }),
          },
        ]}
      >
        <Stack gap={8}>
          <NativeSelect
            label="Sang bu"
            value={source}
            onChange={(event) => setSource(event.currentTarget.value as Feed["source"])}
            data={SOURCES}
          />
          {source === "human" && (
            <Checkbox
              label="Vidé de son sang, il en meurt"
              py={10}
              checked={killed}
              onChange={(event) => setKilled(event.currentTarget.checked)}
            />
          )}
        </Stack>
      </AmountForm>
    </TrackerFold>
  );
}
