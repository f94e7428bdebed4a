import { Group, NativeSelect, Text } from "@mantine/core";
import { NEVER_TICKED, skillOf } from "domain/games/cthulhu/play/skills";
import { CTHULHU_SKILLS } from "domain/games/cthulhu/traits";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { Press } from "../../../kits/trackers/Press";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { useThrow } from "../../../kits/trackers/useThrow";
import { IconButton } from "../../../ui/IconButton";
import type { CthulhuProps } from "./cthulhuProps";

type Skill = keyof CthulhuProps["state"]["ticks"];

/** The skills that were used with success, and the check that each gets at the end of a session. */
export function Skills({ state, limits, press, roll }: CthulhuProps) {
  const [isThrowing, throwDice] = useThrow(roll);
  const isTicked = (key: string) => Object.hasOwn(state.ticks, key);
  const ticked = CTHULHU_SKILLS.filter(({ key }) => isTicked(key));
  const others = CTHULHU_SKILLS.filter(({ key }) => !isTicked(key) && !NEVER_TICKED.includes(key));
  const [wanted, setChosen] = useState("");
  const chosen = others.some(({ key }) => key === wanted) ? wanted : (others[0]?.key ?? "");
  const check = (skills: readonly string[]) =>
    throwDice(100, skills.length, async (rolls) => {
      const gains = await roll(10, skills.length);
      for (const [index, skill] of skills.entries()) {
        press({
          kind: "checkSkill",
          skill: skill as Skill,
          roll: rolls[index] ?? 1,
          gain: gains[index] ?? 1,
        });
      }
    });
  const count = `${ticked.length} ${plural(ticked.length, "cochée", "cochées")}`;
  return (
    <TrackerFold title="Compétences à vérifier" value={count}>
      <Group gap={8} align="end">
        <NativeSelect
          label="Compétence réussie"
          flex="1 1 180px"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={others.map(({ key, label }) => ({ value: key, label }))}
        />
        <Press
          blocked={chosen === ""}
          press={press}
          operation={{ kind: "tickSkill", skill: chosen as Skill }}
        >
          Cocher
        </Press>
      </Group>
      {ticked.map(({ key, label }) => {
        const value = skillOf(state, key, limits);
        return (
          <Group key={key} gap={8} wrap="nowrap">
            <Text size="sm" flex={1} miw={0}>
              {label}
              {value !== undefined && <span className="num"> {value} %</span>}
            </Text>
            <PressButton
              label={`Vérifier ${label}`}
              blocked={isThrowing || value === undefined}
              onPress={() => check([key])}
            >
              Vérifier
            </PressButton>
            <IconButton
              icon="close"
              size={44}
              label={`Décocher ${label}`}
              onClick={() => press({ kind: "untickSkill", skill: key as Skill })}
            />
          </Group>
        );
      })}
      {ticked.length > 1 && (
        <PressButton
          variant="primary"
          blocked={isThrowing}
          onPress={() => check(ticked.map(({ key }) => key))}
        >
          Fin de séance : tout vérifier
        </PressButton>
      )}
    </TrackerFold>
  );
}
