import { Button, Group, NativeSelect, Paper, SegmentedControl, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AnyPlaySystem } from "domain/game/play";
import { type AskedAct, type ChangeAct, MAX_ACT_POINTS } from "domain/game/tableActs";
import { elide } from "domain/values/text/elide";
import { typedOr } from "domain/values/text/typedNumber";
import { useState } from "react";
import { NumberField } from "../../kits/numbers/NumberField";
import { IconButton } from "../../ui/IconButton";
import type { ConditionEnd, ConditionTimes } from "../fighters/conditionTimes";
import { type Fighters, previewText, type TableFighter } from "../fighters/fighters";
import type { Target } from "../fighters/target";
import styles from "./ActBar.module.css";

const KINDS = [
  { value: "damage", label: "Dégâts" },
  { value: "healing", label: "Soins" },
  { value: "change", label: "État" },
] as const;
const POINTS = { min: 0, max: MAX_ACT_POINTS };
type Kind = (typeof KINDS)[number]["value"];

interface ActBarProps {
  play: AnyPlaySystem;
  /** Who is chosen; not empty. */
  targets: readonly Target[];
  fighters: Fighters;
  /** What it is called, of one who is acted on without being chosen. */
  label?: string;
  /** Nobody is to be chosen any more. */
  onClose?: () => void;
}

/** Product §2.10.9: damage, healing or a condition for who is chosen, with what it does to each before it is done. */
export function ActBar({
  play,
  targets,
  fighters,
  label = "Agir sur les personnages choisis",
  onClose,
}: ActBarProps) {
  const [kind, setKind] = useState<Kind>("damage");
  const form = useForm<ActValues>({
    initialValues: {
      ...{ points: "", damage: "", healing: "", change: "" },
      ...{ ending: "", rounds: "1" },
    },
  });
  const changes = changesOfAll(targets.flatMap(({ id }) => fighters.of(id) ?? []));
  const asked = askedOf(play, kind, form.values, changes);
  const foreseen = asked
    ? targets.map((target) => ({ target, preview: fighters.of(target.id)?.foresee(asked) }))
    : [];
  const isAble = foreseen.some(({ preview }) => preview?.operation !== undefined);
  const apply = () => {
    if (asked === undefined || !isAble) return;
    const shares = targets.map(({ id }) => ({ id, act: asked }));
    fighters.apply(shares, kind === "change" ? endingOf(form.values) : undefined);
    form.reset();
    onClose?.();
  };
  const verb = KINDS.find(({ value }) => value === kind)?.label ?? "";
  const { healing } = play.acts;
  return (
    <Paper
      component="form"
      className={styles.bar}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Group gap={8} align="center">
        <SegmentedControl
          size="sm"
          aria-label="Que faire ?"
          data={[...KINDS]}
          value={kind}
          onChange={(value) => setKind(KINDS.find((one) => one.value === value)?.value ?? "damage")}
        />
        {kind !== "change" && (
          <NumberField
            {...form.getInputProps("points")}
            {...POINTS}
            size="sm"
            w={92}
            aria-label="Nombre de points"
            placeholder="Points"
            optional
            compact
          />
        )}
        {kind === "damage" && (
          <NativeSelect
            {...form.getInputProps("damage")}
            size="sm"
            className={styles.choice}
            aria-label="Type de dégâts"
            data={optionsOf(play.acts.damage)}
          />
        )}
        {kind === "healing" && healing.length > 1 && (
          <NativeSelect
            {...form.getInputProps("healing")}
            size="sm"
            className={styles.choice}
            aria-label="Ce qui est soigné"
            data={optionsOf(healing)}
          />
        )}
        {kind === "change" && (
          <NativeSelect
            {...form.getInputProps("change")}
            size="sm"
            className={styles.choice}
            aria-label="État"
            data={[{ value: "", label: "Choisis un état" }, ...groupsOf(changes)]}
          />
        )}
        {kind === "change" && fighters.turns.length > 0 && (
          <>
            <NativeSelect
              {...form.getInputProps("ending")}
              size="sm"
              className={styles.choice}
              aria-label="Fin de l'état"
              data={endingsOf(fighters.turns)}
            />
            {form.values.ending !== "" && (
              <NativeSelect
                {...form.getInputProps("rounds")}
                size="sm"
                aria-label="Dans combien de tours"
                data={ROUNDS}
              />
            )}
          </>
        )}
        <Button type="submit" size="sm" variant="primary" disabled={!isAble}>
          {onClose ? `${verb} (${targets.length})` : verb}
        </Button>
        {onClose && <IconButton icon="close" label="Ne plus choisir personne" onClick={onClose} />}
        <Stack
          component="ul"
          role="list"
          gap={0}
          m={0}
          p={0}
          className={styles.previews}
          aria-label="Ce que cela fait"
          aria-live="polite"
        >
          {foreseen.map(({ target, preview }) => (
            <Text component="li" key={target.id} size="sm">
              <Text span inherit fw={600}>
                {target.name}
              </Text>
              {` : ${preview ? previewText(preview) : "Cela n'y change rien."}`}
            </Text>
          ))}
          {asked === undefined && (
            <Text component="li" size="sm" c="dimmed">
              {targets.map(({ name }) => name).join(", ")}
            </Text>
          )}
        </Stack>
      </Group>
    </Paper>
  );
}

/** The changes that make sense for somebody of them. */
function changesOfAll(targets: readonly TableFighter[]): readonly ChangeAct<unknown>[] {
  const all = targets.flatMap((target) => target.changes());
  return [...new Map(all.map((change) => [change.id, change])).values()];
}

interface Named {
  readonly id: string;
  readonly label: string;
}

const optionsOf = (acts: readonly Named[]) => acts.map(({ id, label }) => ({ value: id, label }));

const groupsOf = (changes: readonly (Named & { readonly group: string })[]) =>
  [...new Set(changes.map(({ group }) => group))].map((group) => ({
    group,
    items: optionsOf(changes.filter((change) => change.group === group)),
  }));

interface ActValues {
  points: number | string;
  damage: string;
  healing: string;
  change: string;
  /** `"start:"` and `"end:"` with the id of whose turn it is, or nothing for the bearer's; empty where it stays. */
  ending: string;
  rounds: string;
}

const ROUNDS = ["1", "2", "3", "5", "10"].map((value) => ({
  value,
  label: value === "1" ? "le prochain" : `le ${value}e`,
}));

const endingsOf = (turns: ConditionTimes["turns"]) => [
  { value: "", label: "Jusqu'à nouvel ordre" },
  { value: "end:", label: "Fin de son tour" },
  { value: "start:", label: "Début de son tour" },
  ...turns.flatMap(({ id, name }) => [
    { value: `end:${id}`, label: `Fin du tour ${elide("de", name)}` },
    { value: `start:${id}`, label: `Début du tour ${elide("de", name)}` },
  ]),
];

function endingOf({ ending, rounds }: ActValues): ConditionEnd | undefined {
  if (ending === "") return undefined;
  const [when, ...id] = ending.split(":");
  const turnOf = id.join(":");
  return {
    turnOf: turnOf === "" ? undefined : turnOf,
    when: when === "start" ? "start" : "end",
    rounds: Number(rounds),
  };
}

/** What the fields ask for; undefined while they say nothing. Without a choice, the game's ordinary act. */
function askedOf(
  play: AnyPlaySystem,
  kind: Kind,
  values: ActValues,
  changes: readonly ChangeAct<unknown>[],
): AskedAct | undefined {
  if (kind === "change") {
    return changes.some(({ id }) => id === values.change) ? { kind, act: values.change } : undefined;
  }
  const points = typedOr(values.points, POINTS, 0);
  const act = values[kind] || play.acts[kind][0]?.id;
  if (act === undefined || points === 0) return undefined;
  return { kind, act, points };
}
