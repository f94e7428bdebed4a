import { Alert, Button, Chip, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { buildDnd5e } from "domain/games/dnd5e/forge/build";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { toggleSpell } from "domain/games/dnd5e/forge/spells";
import type { Spell } from "domain/games/dnd5e/spells/spell";
import { choosableSpells, type Spellcasting, spellcastingsOf } from "domain/games/dnd5e/spells/spellcasting";
import { spellFinder } from "domain/games/dnd5e/spells/spellFinder";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { splitText } from "domain/values/reading/values";
import { compareFrench } from "domain/values/text/compareFrench";
import { unitOf } from "domain/values/text/plural";
import { useMemo } from "react";
import { useSpellCatalogueQuery } from "../../../api/spells";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { Fold } from "../../../ui/Fold";
import { SpellChoice } from "../spells/SpellChoice";

const NONE: readonly Spell[] = [];

/** The spells that any of the character's classes may choose, by level, then in French order. */
function offeredSpells(catalogue: readonly Spell[], castings: readonly Spellcasting[]): readonly Spell[] {
  const offered = new Set(castings.flatMap((casting) => choosableSpells(catalogue, casting)));
  return [...offered].sort((a, b) => a.level - b.level || compareFrench(a.name, b.name));
}

/** `"3 sur 4 sorts mineurs"`: of cantrips, or of the spells that a class knows; nothing where it prepares. */
function countText(spells: readonly Spell[], isCantrip: boolean, castings: readonly Spellcasting[]) {
  const of = castings.reduce((sum, { cantrips, known = 0 }) => sum + (isCantrip ? cantrips : known), 0);
  const chosen = spells.filter(({ level }) => (level === 0) === isCantrip).length;
  return of === 0
    ? undefined
    : `${chosen} sur ${of} ${unitOf(of, isCantrip ? "sorts mineurs" : "sorts connus")}`;
}

/** The spells of a new character: chosen from the lists of its classes; what no list has is typed. */
export function SpellsOfDraft({ draft, change }: Pick<DraftStepProps<Dnd5eDraft>, "draft" | "change">) {
  const [opened, { toggle }] = useDisclosure();
  const names = splitText(draft.spells);
  const catalogue = useSpellCatalogueQuery(opened || names.length > 0);
  const spells = catalogue.data ?? NONE;
  const castings = useMemo(
    () => spellcastingsOf(normaliseCharacter({ system: "dnd5e", ...buildDnd5e(draft) })),
    [draft],
  );
  const offered = useMemo(() => offeredSpells(spells, castings), [spells, castings]);
  const find = useMemo(() => spellFinder(spells), [spells]);
  const known = names.flatMap((name) => find(name) ?? []);
  const counts = [countText(known, true, castings), countText(known, false, castings)].filter(Boolean);
  if (castings.length === 0) return null;
  return (
    <Fieldset legend="Sorts">
      <Stack gap="sm">
        <Hint role="status">
          {counts.length > 0 ? `${counts.join(", ")}. ` : ""}
          {castings.some(({ prepared }) => prepared !== undefined) &&
            "Tu prépareras sur ta fiche ceux du jour."}
        </Hint>
        <Group gap={7}>
          {names.map((name) => (
            <Chip key={name} icon={null} checked onChange={() => change(toggleSpell(draft, [name]))}>
              {name}
            </Chip>
          ))}
        </Group>
        <Group>
          <Button aria-expanded={opened} onClick={toggle}>
            {opened ? "Fermer la liste" : "Choisir dans la liste"}
          </Button>
        </Group>
        {opened && catalogue.isError && <Alert>Impossible de charger la liste des sorts.</Alert>}
        {opened && catalogue.data && (
          <SpellChoice
            spells={offered}
            chosen={new Set(known.map(({ id }) => id))}
            countOf={(level) => countText(known, level === 0, castings)}
            onToggle={({ name, english, otherNames = [] }) =>
              change(toggleSpell(draft, [name, english, ...otherNames]))
            }
          />
        )}
        <Fold title="Des sorts d'un autre livre">
          <TextInput
            label="Leurs noms"
            description="Séparés par des virgules. Tu diras sur ta fiche ce qu'ils font."
            value={draft.spells}
            onChange={({ currentTarget }) => change({ ...draft, spells: currentTarget.value })}
          />
        </Fold>
      </Stack>
    </Fieldset>
  );
}
