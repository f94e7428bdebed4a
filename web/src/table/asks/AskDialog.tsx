import { Button, Checkbox, Chip, Fieldset, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { SkillGroup } from "domain/game/preset";
import { NO_SITUATION } from "domain/game/rolls/situation";
import { askedTraits } from "domain/table/asks/askedTraits";
import { playerLabels } from "domain/table/roster/playerLabels";
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
  readonly secret: boolean;
}

/** Which roll, of whom, against what: the players see it at once. */
export default function AskDialog({ table, groups, trait = "", onAsked, onClose }: AskDialogProps) {
  const known = dataOf(useLiveTable(table.id));
  const players = known && playerLabels(known);
  const { send, busy } = useAsk(table, (content) => {
    if (content.kind === "roll") onAsked(content.trait);
    onClose();
  });
  const { difficulty, level } = NO_SITUATION;
  const initialValues: Wanted = { trait, targets: undefined, difficulty, level, secret: false };
  const form = useForm({ initialValues });
  const { values } = form;
  const submit = form.onSubmit(({ targets, secret, trait: chosen, ...wanted }) =>
    send({
      content: {
        ...{ kind: "roll", trait: chosen, secret },
        ...(wanted.difficulty !== undefined && { difficulty: wanted.difficulty }),
        ...(wanted.level !== "regular" && { level: wanted.level }),
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
            <Checkbox label="Secret" py={8} {...form.getInputProps("secret", { type: "checkbox" })} />
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
        <NativeSelect
          size="sm"
          label="Autre jet"
          data={[{ value: "", label: "Choisis un jet" }, ...others]}
          value={skills.has(trait) ? "" : trait}
          onChange={({ currentTarget }) => onTrait(currentTarget.value)}
        />
      </Stack>
    </Fieldset>
  );
}
