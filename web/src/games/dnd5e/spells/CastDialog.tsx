import { Alert, Button, Group, Radio, Stack, Text } from "@mantine/core";
import { ABILITIES } from "domain/games/dnd5e/abilities";
import type { Dnd5eState } from "domain/games/dnd5e/play/state";
import {
  type Cast,
  type Caster,
  type CastOption,
  castOf,
  preferredOption,
} from "domain/games/dnd5e/spells/castOf";
import type { SheetSpell } from "domain/games/dnd5e/spells/sheetSpells";
import { spellRollLabel } from "domain/games/dnd5e/spells/spellLabels";
import { formatModifier } from "domain/values/dice/rollDice";
import { elide } from "domain/values/text/elide";
import { useState } from "react";
import { ModalWindow } from "../../../ui/ModalWindow";

/** `"Attaque +6 (3 rayons) · DD 14 Dextérité · Dégâts (feu) 10d6"`. */
function castText({ attack, save, rolls }: Cast): string {
  const rays = attack && attack.count > 1 ? ` (${attack.count} rayons)` : "";
  return [
    ...(attack ? [`Attaque ${formatModifier(attack.bonus)}${rays}`] : []),
    ...(save ? [`DD ${save.difficulty} ${elide("de", ABILITIES[save.ability].name)}`] : []),
    ...rolls.map((roll) => `${spellRollLabel(roll)} ${roll.dice}`),
  ].join(" · ");
}

interface CastDialogProps {
  spell: SheetSpell;
  options: readonly CastOption[];
  caster: Caster;
  state: Dnd5eState;
  onCast: (cast: Cast, option: CastOption) => void;
  onClose: () => void;
}

const keyOf = ({ way }: CastOption): string => (way.kind === "slot" ? way.key : way.kind);

/** Which slot a spell is cast with, and what comes of it; the lowest that is left is chosen first. */
export function CastDialog({ spell: { spell }, options, caster, state, onCast, onClose }: CastDialogProps) {
  const [key, setKey] = useState<string>();
  const chosen = options.find((option) => keyOf(option) === key) ?? preferredOption(options);
  const cast = chosen && castOf(spell, chosen, caster, state);
  return (
    <ModalWindow title={`Lancer ${spell.name}`} onClose={onClose}>
      <Stack>
        {options.length === 0 && (
          <Text>Tu n'as aucun emplacement de niveau {spell.level} ou plus pour ce sort.</Text>
        )}
        {chosen && (
          <Radio.Group label="Avec quoi ?" value={keyOf(chosen)} onChange={setKey}>
            <Stack gap={10} mt={8}>
              {options.map((option) => (
                <Radio
                  key={keyOf(option)}
                  value={keyOf(option)}
                  disabled={option.left === 0}
                  label={
                    option.left === undefined
                      ? option.label
                      : `${option.label} (${option.left} sur ${option.max})`
                  }
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {cast && (
          <Text size="sm" aria-live="polite" fw={550}>
            {castText(cast)}
          </Text>
        )}
        {cast?.ends && (
          <Alert color="warn" role="note">
            Ta concentration sur « {cast.ends} » prendra fin.
          </Alert>
        )}
        <Group justify="flex-end" gap={10}>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            disabled={cast === undefined || chosen?.left === 0}
            onClick={() => cast && onCast(cast, chosen)}
          >
            Lancer
          </Button>
        </Group>
      </Stack>
    </ModalWindow>
  );
}
