import { Button, Checkbox, Chip, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AskRules, TraitGroup } from "domain/game/asks";
import type { SkillGroup } from "domain/game/preset";
import { NO_SITUATION } from "domain/game/rolls/situation";
import { gameOf } from "domain/games/registry/games";
import { askedTraits } from "domain/table/asks/askedTraits";
import { playerLabels } from "domain/table/roster/playerLabels";
import { useState } from "react";
import { type Difficulty, DifficultyField } from "../../kits/dice/DifficultyField";
import { dataOf } from "../../live/liveSource";
import { useLiveTable } from "../../live/useLiveTable";
import { Dialog } from "../../ui/ConfirmDialog";
import { isForNobody, TargetPlayers, type Targets } from "./TargetPlayers";
import { type AskedTable, useAsk } from "./useAsk";

interface AskDialogProps {
  table: AskedTable;
  groups: readonly SkillGroup[];
  /** What is chosen at first. */
  trait?: string;
  onAsked: (trait: string) => void;
  onClose: () => void;
}

interface Wanted extends Difficulty {
  readonly trait: string;
  readonly targets: Targets;
  /** What it costs, where the game has it. */
  readonly loss: string;
  readonly secret: boolean;
  readonly hidesDifficulty: boolean;
}

/** Whether there is something to hide. */
const hasDifficulty = ({ difficulty, level }: Difficulty): boolean =>
  difficulty !== undefined || level !== "regular";

/** Which roll, of whom, against what: the players see it at once. */
export default function AskDialog({ table, groups, trait = "", onAsked, onClose }: AskDialogProps) {
  const known = dataOf(useLiveTable(table.id));
  const players = known && playerLabels(known);
  const { send, busy } = useAsk(table, (content) => {
    if (content.kind === "roll") onAsked(content.trait);
    onClose();
  });
  const { difficulty, level } = NO_SITUATION;
  const initialValues: Wanted = {
    trait,
    targets: undefined,
    difficulty,
    level,
    loss: "",
    secret: false,
    hidesDifficulty: false,
  };
  const losing = gameOf(table.system).asks.loss;
  const loses = (chosen: string) => losing !== undefined && losing.trait === chosen;
  const form = useForm({
    initialValues,
    validate: {
      loss: (text, { trait: chosen }) =>
        loses(chosen) && text.trim() !== "" ? losing?.check(text.trim()) : undefined,
    },
  });
  const { values } = form;
  const submit = form.onSubmit(({ targets, secret, trait: chosen, ...wanted }) =>
    send({
      content: {
        ...{ kind: "roll", trait: chosen, secret },
        ...(wanted.difficulty !== undefined && { difficulty: wanted.difficulty }),
        ...(wanted.level !== "regular" && { level: wanted.level }),
        ...(wanted.hidesDifficulty && hasDifficulty(wanted) && { hidesDifficulty: true as const }),
        ...(loses(chosen) && wanted.loss.trim() !== "" && { loss: wanted.loss.trim() }),
      },
      ...(targets && { targets }),
    }),
  );
  return (
    <Dialog
      title="Demander ce jet"
      size="lg"
      busy={busy}
      onCancel={onClose}
      actions={
        <Button
          type="submit"
          form="ask-for-roll"
          variant="primary"
          loading={busy}
          disabled={values.trait === "" || isForNobody(players, values.targets)}
        >
          Demander
        </Button>
      }
    >
      <form id="ask-for-roll" noValidate onSubmit={submit}>
        <Stack gap="md">
          <TraitChoice
            system={table.system}
            groups={groups}
            trait={values.trait}
            onTrait={(trait) => form.setFieldValue("trait", trait)}
          />
          <Fieldset legend="À qui">
            <TargetPlayers
              players={players}
              targets={values.targets}
              onTargets={(targets) => form.setFieldValue("targets", targets)}
            />
          </Fieldset>
          <Group align="end" gap="md">
            <DifficultyField
              system={table.system}
              difficulty={values.difficulty}
              level={values.level}
              onChange={(change) => form.setValues(change)}
            />
            {losing && loses(values.trait) && (
              <TextInput
                size="sm"
                label={losing.label}
                placeholder={losing.example}
                maxLength={20}
                {...form.getInputProps("loss")}
              />
            )}
            <Checkbox label="Secret" py={8} {...form.getInputProps("secret", { type: "checkbox" })} />
            <Checkbox
              label="Cacher la difficulté"
              py={8}
              disabled={!hasDifficulty(values)}
              {...form.getInputProps("hidesDifficulty", { type: "checkbox" })}
            />
          </Group>
          <Text size="xs" c="dimmed">
            {values.secret
              ? "Chacun ne voit que son résultat, et toi tous."
              : "Les résultats s'affichent aussi dans les jets de la table."}
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}

interface TraitChoiceProps {
  system: AskedTable["system"];
  groups: readonly SkillGroup[];
  trait: string;
  onTrait: (trait: string) => void;
}

/** The skills of the panel at one press, the game's other rolls in a list. */
function TraitChoice({ system, groups, trait, onTrait }: TraitChoiceProps) {
  const { composed } = gameOf(system).asks;
  const skills = new Set(groups.flatMap((group) => group.skills));
  const others = askedTraits(system).flatMap(({ title, traits }) => {
    const items = traits.filter((one) => !skills.has(one));
    return items.length === 0 ? [] : [{ group: title, items }];
  });
  return (
    <Fieldset legend="Le jet">
      <Stack gap={10}>
        <Chip.Group value={trait} onChange={onTrait}>
          <Group gap={6}>
            {[...skills].map((skill) => (
              <Chip key={skill} name="trait" size="sm" icon={null} value={skill}>
                {skill}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {composed && <ComposedChoice composed={composed} trait={trait} onTrait={onTrait} />}
        <NativeSelect
          size="sm"
          label="Autre jet"
          data={[{ value: "", label: "Choisis un jet" }, ...others]}
          value={skills.has(trait) || composed?.reads(trait) ? "" : trait}
          onChange={({ currentTarget }) => onTrait(currentTarget.value)}
        />
      </Stack>
    </Fieldset>
  );
}

interface ComposedChoiceProps extends Pick<TraitChoiceProps, "trait" | "onTrait"> {
  composed: NonNullable<AskRules["composed"]>;
}

const traitData = (title: string, groups: readonly TraitGroup[]) => [
  { value: "", label: title },
  ...groups.map(({ title: group, traits }) => ({ group, items: [...traits] })),
];

/** Two traits of a sheet that are rolled together. */
function ComposedChoice({ composed, trait, onTrait }: ComposedChoiceProps) {
  const [kept, setKept] = useState({ first: "", second: "" });
  const [first = "", second = ""] = composed.reads(trait) ? trait.split(" + ") : [kept.first, kept.second];
  const choose = (one: string, other: string) => {
    setKept({ first: one, second: other });
    onTrait(one !== "" && other !== "" ? `${one} + ${other}` : "");
  };
  return (
    <Group gap={8} grow>
      <NativeSelect
        size="sm"
        label="Composer"
        data={traitData("Attribut", composed.first)}
        value={first}
        onChange={({ currentTarget }) => choose(currentTarget.value, second)}
      />
      <NativeSelect
        size="sm"
        label="avec"
        data={traitData("Attribut ou compétence", composed.second)}
        value={second}
        onChange={({ currentTarget }) => choose(first, currentTarget.value)}
      />
    </Group>
  );
}
