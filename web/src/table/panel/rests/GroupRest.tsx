import { Button, Checkbox, Skeleton, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AnyPlaySystem } from "domain/game/play";
import type { PresetEntry } from "domain/game/preset";
import type { RestingCharacter } from "domain/table/play/groupRest";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { useState } from "react";
import { NumberField } from "../../../kits/numbers/NumberField";
import { Dialog } from "../../../ui/ConfirmDialog";
import { type RestOutcome, useGroupRest } from "./useGroupRest";
import { useRestingCharacters } from "./useRestingCharacters";

interface GroupRestProps {
  campaignId: string;
  system: SystemId;
  play: AnyPlaySystem;
  rest: PresetEntry;
  /** Nobody is ticked at first. */
  toSome?: boolean;
  onApplied: (names: readonly string[]) => void;
  /** Whether it was applied to somebody. */
  onClose: (applied: boolean) => void;
}

const isTakeable = ({ steps }: RestingCharacter): boolean => steps.length > 0;
const doesSomething = ({ foreseen }: RestingCharacter): boolean => foreseen.sentences.length > 0;

/** A rest for the whole table: what it does to each character, said before it is done. */
export default function GroupRest({
  campaignId,
  system,
  play,
  rest,
  toSome = false,
  onApplied,
  onClose,
}: GroupRestProps) {
  const given = play.rests[rest.id]?.points;
  const bounds = { min: 0, max: given?.max ?? 0 };
  const form = useForm({ initialValues: { points: (given ? 1 : 0) as TypedNumber } });
  const points = typedOr(form.values.points, bounds, undefined);
  const characters = useRestingCharacters({ campaignId, system, play, restId: rest.id, points: points ?? 0 });
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { outcomes, apply, busy } = useGroupRest(campaignId, onApplied);

  const isChosen = (character: RestingCharacter) =>
    isTakeable(character) && (choices.get(character.id) ?? (!toSome && doesSomething(character)));
  const left = (characters ?? []).filter((character) => {
    const outcome = outcomes.get(character.id);
    return outcome ? outcome.failed : outcomes.size === 0 && isChosen(character);
  });
  const begun = outcomes.size > 0;
  const appliedTo = [...outcomes.values()].filter(({ applied }) => applied).length;
  const isDone = begun && left.length === 0;
  return (
    <Dialog
      title={`${rest.label} : ${toSome ? "à qui" : "appliquer au groupe"} ?`}
      cancel={begun ? "Fermer" : "Non, seulement le noter"}
      busy={busy}
      onCancel={() => onClose(begun)}
      actions={
        !isDone && (
          <Button
            variant="primary"
            loading={busy}
            disabled={left.length === 0 || points === undefined}
            onClick={() => apply(left)}
          >
            {begun ? "Réessayer" : "Appliquer"} ({left.length})
          </Button>
        )
      }
    >
      <Stack gap="md">
        <Text size="sm" c="var(--ink-2)">
          Chacun peut encore annuler le sien sur sa fiche pendant dix minutes.
        </Text>
        {given && (
          <NumberField
            label={`${given.label} pour chacun`}
            {...bounds}
            disabled={begun || busy}
            {...form.getInputProps("points")}
          />
        )}
        {characters === undefined ? (
          <Skeleton h={120} />
        ) : (
          <Stack component="ul" role="list" gap="sm" m={0} p={0} aria-live="polite">
            {characters.map((character) => (
              <li key={character.id}>
                <Row
                  character={character}
                  outcome={outcomes.get(character.id)}
                  nothing={toSome ? "Cela n'y change rien." : "Il n'y a rien à récupérer."}
                  checked={begun ? outcomes.has(character.id) : isChosen(character)}
                  disabled={begun || busy}
                  onCheck={(checked) => setChoices(new Map(choices).set(character.id, checked))}
                />
              </li>
            ))}
          </Stack>
        )}
        {isDone && (
          <Text size="sm">
            Appliqué à {appliedTo} {plural(appliedTo, "personnage", "personnages")}.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

interface RowProps {
  character: RestingCharacter;
  outcome: RestOutcome | undefined;
  /** Said where it would change nothing. */
  nothing: string;
  checked: boolean;
  disabled: boolean;
  onCheck: (checked: boolean) => void;
}

/** One character: « PV 12 → 30 · +2 emplacements de niveau 1 », or why not. */
function Row({ character, outcome, nothing, checked, disabled, onCheck }: RowProps) {
  const { name, foreseen } = character;
  const [before, after] = foreseen.life ?? [];
  const life = before && after ? [`${before.label} ${before.current} → ${after.current}`] : [];
  const preview = foreseen.refusal ?? [...life, ...foreseen.sentences].join(" · ");
  const said = outcome ? outcome.sentences.join(" · ") : preview;
  return (
    <Checkbox
      label={name}
      description={said || nothing}
      error={outcome?.failed}
      checked={checked}
      disabled={disabled || !isTakeable(character)}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  );
}
