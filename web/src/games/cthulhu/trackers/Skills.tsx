import { Group, NativeSelect, Text } from "@mantine/core";
import { NEVER_TICKED, skillOf } from "domain/games/cthulhu/play/skills";
import { CTHULHU_SKILLS } from "domain/games/cthulhu/traits";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { Press } from "../../../kits/trackers/Press";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { type Dice, useThrow } from "../../../kits/trackers/useThrow";
import { IconButton } from "../../../ui/IconButton";
import { Named } from "../../../ui/Named";
import type { CthulhuProps } from "./cthulhuProps";

type Skill = keyof CthulhuProps["state"]["ticks"];

/** A d100 for each of so many skills, the d10 that each would gain, and the 2d6 of Sanity that mastering it would give. */
const diceOf = (skills: number): Dice => [
  [skills, 100],
  [skills, 10],
  [2 * skills, 6],
];

const checkOf = (skill: string, roll = 1, gain = 1, mastery: readonly number[] = [1, 1]) => ({
  kind: "checkSkill" as const,
  skill: skill as Skill,
  roll,
  gain,
  mastery: [...mastery],
});

/** The skills that were used with success, and the check that each gets at the end of a session. */
export function Skills({ state, limits, press }: CthulhuProps) {
  const [isThrowing, throwDice] = useThrow();
  const isTicked = (key: string) => Object.hasOwn(state.ticks, key);
  const ticked = CTHULHU_SKILLS.filter(({ key }) => isTicked(key));
  const others = CTHULHU_SKILLS.filter(({ key }) => !isTicked(key) && !NEVER_TICKED.includes(key));
  const [wanted, setChosen] = useState("");
  const chosen = others.some(({ key }) => key === wanted) ? wanted : (others[0]?.key ?? "");
  const checkAll = () =>
    throwDice(diceOf(ticked.length), (faces) => {
      for (const [index, { key }] of ticked.entries()) {
        const sanity = 2 * (ticked.length + index);
        press(checkOf(key, faces[index], faces[ticked.length + index], faces.slice(sanity, sanity + 2)));
      }
    });
  const count = `${ticked.length} ${plural(ticked.length, "cochée", "cochées")}`;
  return (
    <Named anchor="competences">
      {(isNamed) => (
        <TrackerFold title="Compétences à vérifier" value={count} open={isNamed}>
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
                <Press
                  label={`Vérifier ${label}`}
                  press={press}
                  operation={{
                    dice: diceOf(1),
                    operationOf: ([roll, gain, ...sanity]) => checkOf(key, roll, gain, sanity),
                  }}
                >
                  Vérifier
                </Press>
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
            <PressButton variant="primary" blocked={isThrowing} onPress={checkAll}>
              Fin de séance : tout vérifier
            </PressButton>
          )}
        </TrackerFold>
      )}
    </Named>
  );
}
