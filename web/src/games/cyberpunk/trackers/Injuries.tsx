import { Badge, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { CRITICAL_INJURIES, criticalInjury } from "domain/games/cyberpunk/criticalInjuries";
import { injurySchema } from "domain/games/cyberpunk/play/state";
import { plural } from "domain/values/text/plural";
import { useForeseeing } from "../../../kits/trackers/foreseen";
import { Press } from "../../../kits/trackers/Press";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerPart } from "../../../kits/trackers/TrackerCard";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { useThrow } from "../../../kits/trackers/useThrow";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import type { CyberpunkProps } from "./cyberpunkProps";

/** Chosen instead of an injury of the tables. */
const OWN = "own";
const MAX_NAME = 60;

const TABLES = [
  { location: "body", title: "Corps" },
  { location: "head", title: "Tête" },
] as const;

const ofTable = (location: "body" | "head") => CRITICAL_INJURIES.filter((one) => one.location === location);

/** Critical injuries with what they do, eased for the day or treated; one more from the tables, the dice or in words. */
export function Injuries(props: CyberpunkProps) {
  const injuries = Object.entries(props.state.injuries);
  const count = injuries.length;
  return (
    <TrackerFold
      title="Blessures critiques"
      value={count === 0 ? "Aucune" : `${count} ${plural(count, "blessure", "blessures")}`}
    >
      {injuries.map(([injury, is]) => (
        <Injury key={injury} injury={injury} isEased={is === "eased"} press={props.press} />
      ))}
      <NewInjury press={props.press} />
    </TrackerFold>
  );
}

interface InjuryProps extends Pick<CyberpunkProps, "press"> {
  injury: string;
  isEased: boolean;
}

function Injury({ injury, isEased, press }: InjuryProps) {
  const { label = injury, effect } = criticalInjury(injury) ?? {};
  return (
    <TrackerPart title={label}>
      <Group gap={8}>
        <Badge color={isEased ? "ok" : "bad"}>{isEased ? "Soulagée pour la journée" : "Ouverte"}</Badge>
        {effect && (
          <Text span size="sm" c="var(--ink-2)">
            {effect}
          </Text>
        )}
      </Group>
      <Group gap={8}>
        <Press
          label={`${label} : ${isEased ? "l'effet revient" : "soulager"}`}
          press={press}
          operation={{ kind: isEased ? "reopenInjury" : "easeInjury", injury }}
        >
          {isEased ? "L'effet revient" : "Soulager"}
        </Press>
        <Press
          tone="ok"
          label={`${label} : soigner`}
          press={press}
          operation={{ kind: "treatInjury", injury }}
        >
          Soigner
        </Press>
      </Group>
    </TrackerPart>
  );
}

/** What is wrong with an injury in words; undefined when it may be noted. */
function checkInjury(typed: string): string | undefined {
  if (typed.trim() === "") return "Décris la blessure.";
  if (injurySchema.safeParse(typed.trim()).success) return undefined;
  return `Lettres, chiffres, espaces, tirets et parenthèses seulement, ${MAX_NAME} caractères au plus.`;
}

type InjuryFields = { injury: string; words: string; bonusDamage: boolean };

const addInjury = ({ injury, words, bonusDamage }: InjuryFields) =>
  ({ kind: "addInjury", injury: injury === OWN ? words.trim() : injury, bonusDamage }) as const;

function NewInjury({ press }: Pick<CyberpunkProps, "press">) {
  const foreseen = useForeseeing();
  const [isThrowing, throwDice] = useThrow();
  const form = useCheckedForm<InjuryFields>({
    initialValues: { injury: CRITICAL_INJURIES[0]?.key ?? OWN, words: "", bonusDamage: true },
    validate: {
      words: (words, { injury }) => (injury === OWN ? (checkInjury(words) ?? null) : null),
    },
  });
  const add = form.onSubmit(({ injury, words, bonusDamage }) => {
    press(addInjury({ injury, words, bonusDamage }));
    form.setFieldValue("words", "");
  });
  const { refused } = foreseen(addInjury(form.values));
  return (
    <form noValidate onSubmit={add}>
      <Stack gap={8}>
        <NativeSelect
          {...form.getInputProps("injury")}
          label="Nouvelle blessure"
          data={[
            ...TABLES.map(({ location, title }) => ({
              group: title,
              items: ofTable(location).map(({ key, label, roll: sum }) => ({
                value: key,
                label: `${sum} · ${label}`,
              })),
            })),
            { value: OWN, label: "Une autre, en mots" },
          ]}
        />
        {form.values.injury === OWN && (
          <TextInput
            {...form.getInputProps("words")}
            label="Ta blessure"
            maxLength={MAX_NAME}
            autoComplete="off"
          />
        )}
        <Checkbox
          {...form.getInputProps("bonusDamage", { type: "checkbox" })}
          label="Avec ses 5 dégâts directs"
          py={10}
        />
        <Group gap={8}>
          <PressButton tone="bad" flex="1 1 auto" refused={refused} onPress={() => add()}>
            Ajouter la blessure
          </PressButton>
          {TABLES.map(({ location, title }) => (
            <PressButton
              key={location}
              flex="1 1 auto"
              label={`Lancer 2d6 pour une blessure : ${title}`}
              blocked={isThrowing}
              onPress={() =>
                throwDice([[2, 6]], (faces) => {
                  const sum = faces.reduce((total, face) => total + face, 0);
                  const found = ofTable(location).find((one) => one.roll === sum);
                  if (found) form.setFieldValue("injury", found.key);
                })
              }
            >
              2d6 {title}
            </PressButton>
          ))}
        </Group>
      </Stack>
    </form>
  );
}
