import { Alert, Button, Group, Skeleton, Stack, Text, TextInput, Title } from "@mantine/core";
import type { Dnd5eLimits } from "domain/games/dnd5e/play/limits";
import type { Dnd5eOperation } from "domain/games/dnd5e/play/operations";
import type { Dnd5eState } from "domain/games/dnd5e/play/state";
import {
  type Cast,
  type CastOption,
  castLine,
  castOf,
  castOptions,
  checkCast,
} from "domain/games/dnd5e/spells/castOf";
import { spellMatcher } from "domain/games/dnd5e/spells/searchSpells";
import {
  isReady,
  isRitual,
  type SheetSpell,
  sheetSpells,
  spellCounts,
} from "domain/games/dnd5e/spells/sheetSpells";
import type { Spell } from "domain/games/dnd5e/spells/spell";
import { prepareSpell, removeSpell } from "domain/games/dnd5e/spells/spellbook";
import { spellcastingsOf } from "domain/games/dnd5e/spells/spellcasting";
import { spellLevelLabel } from "domain/games/dnd5e/spells/spellLabels";
import type { Character } from "domain/sheet/character/character";
import { useDeferredValue, useMemo, useState } from "react";
import { useSpellCatalogueQuery } from "../../../api/spells";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { EntryList } from "../../../kits/sheet/EntryList";
import { useSearchable } from "../../../kits/sheet/searchIndex";
import { Panel } from "../../../ui/Panel";
import { useAct } from "../../../ui/RollButton";
import { SrdCredit } from "../../../ui/SrdCredit";
import { toast } from "../../../ui/toast";
import { CastDialog } from "./CastDialog";
import { LastCast, type LastCastProps } from "./LastCast";
import { metBy, rollsOfCast } from "./rollsOfCast";
import { SpellCounts } from "./SpellCounts";
import { SpellPicker } from "./SpellPicker";
import { SpellRow } from "./SpellRow";
import { SpellSlots } from "./SpellSlots";
import type { Spellbook } from "./useSpellbook";

const NONE: readonly Spell[] = [];
/** A short list needs no search. */
const SEARCHED_FROM = 9;

interface SpellsPanelProps {
  /** With its equipment applied. */
  character: Character;
  state: Dnd5eState;
  limits: Dnd5eLimits;
  /** Changes the state in play, all of one press or nothing (false); undefined for who may not. */
  press: ((operations: readonly Dnd5eOperation[]) => boolean) | undefined;
  book: Spellbook;
  /** Whether the viewer may choose the character's spells. */
  editable: boolean;
}

interface Asked {
  readonly kind: "cast" | "pick";
  readonly spell?: SheetSpell;
}

/** « Sorts »: what a D&D character can cast, by level, with its slots; nothing for who has no spells. */
export function SpellsPanel({ character, state, limits, press, book, editable }: SpellsPanelProps) {
  const catalogue = useSpellCatalogueQuery();
  const castings = useMemo(() => spellcastingsOf(character), [character]);
  const spells = useMemo(
    () => sheetSpells(book.entries, character, castings, catalogue.data ?? NONE),
    [book.entries, character, castings, catalogue.data],
  );
  const act = useAct();
  const [query, setQuery] = useState("");
  const [asked, setAsked] = useState<Asked>();
  const [last, setLast] = useState<Pick<LastCastProps, "name" | "cast" | "follows">>();
  const sought = useDeferredValue(query);
  const shown = useMemo(() => spells.filter(({ spell }) => spellMatcher(sought)(spell)), [spells, sought]);
  const casterOf = ({ casting }: SheetSpell) => ({ level: character.level ?? 1, casting });
  const optionsOf = (one: SheetSpell) =>
    castOptions(one.spell, state, limits).filter(({ way }) =>
      way.kind === "ritual" ? isRitual(one) : isReady(one),
    );
  const mayCast = () => {
    const problem = checkCast(state, limits);
    if (problem !== undefined) toast("error", problem);
    return problem === undefined;
  };
  const perform = (one: SheetSpell, cast: Cast, option: CastOption) => {
    if (!mayCast()) return;
    if (cast.operations.length > 0 && !press?.(cast.operations)) return;
    const { name } = one.spell;
    const requests = rollsOfCast(name, cast);
    setLast({ name, cast });
    void act({ ...castLine(one.spell, option, cast), meets: metBy(cast) }, requests).then((follows) =>
      setLast((last) => (last?.cast === cast ? { ...last, follows } : last)),
    );
    setAsked(undefined);
  };
  const begin = (one: SheetSpell) => {
    if (!mayCast()) return;
    const [only, ...others] = optionsOf(one);
    const isFree = only?.way.kind === "free" && others.length === 0 && !one.spell.concentration;
    if (isFree) perform(one, castOf(one.spell, only, casterOf(one), state), only);
    else setAsked({ kind: "cast", spell: one });
  };
  useSearchable("powers", () =>
    press === undefined
      ? []
      : spells
          .filter((one) => optionsOf(one).length > 0)
          .map((one) => ({ group: "Sorts", label: one.spell.name, run: () => begin(one) })),
  );
  if (castings.length === 0 && spells.length === 0) return null;
  const levels = [...new Set(shown.map(({ spell }) => spell.level))];
  return (
    <Panel
      title="Sorts"
      storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "spells")}
      aside={
        editable && (
          <Button size="sm" onClick={() => setAsked({ kind: "pick" })}>
            Choisir des sorts
          </Button>
        )
      }
    >
      <Stack gap={8}>
        {spellCounts(spells, castings).map((counts) => (
          <SpellCounts key={counts.casting.classId} counts={counts} />
        ))}
        <SpellSlots state={state} limits={limits} />
        <Concentration spell={state.concentration?.spell} />
        {last && <LastCast {...last} onClose={() => setLast(undefined)} />}
        {spells.length >= SEARCHED_FROM && (
          <TextInput
            type="search"
            label="Rechercher dans tes sorts"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        )}
      </Stack>
      {catalogue.isPending && <Skeleton h={120} mt="sm" />}
      {catalogue.isError && (
        <Alert mt="sm">
          Le catalogue des sorts n'a pas pu être chargé : tes sorts restent, sans leurs chiffres.
        </Alert>
      )}
      {!catalogue.isPending && shown.length === 0 && (
        <Text c="dimmed" py={10}>
          {spells.length === 0 ? "Aucun sort pour l'instant." : "Aucun de tes sorts ne correspond."}
        </Text>
      )}
      {!catalogue.isPending &&
        levels.map((level) => (
          <section key={level} aria-label={spellLevelLabel(level)}>
            <Title order={3} size="h4" mt="md">
              {spellLevelLabel(level)}
            </Title>
            <EntryList entries={shown.filter(({ spell }) => spell.level === level)} empty="">
              {(one) => (
                <SpellRow
                  spell={one}
                  onPrepare={
                    editable
                      ? (prepared) =>
                          book.change((entries) =>
                            prepareSpell(entries, one.entry?.name ?? "", prepared ? "prepared" : undefined),
                          )
                      : undefined
                  }
                  onCast={press && (() => begin(one))}
                  onEdit={
                    editable && one.entry && one.known === undefined
                      ? () => setAsked({ kind: "pick", spell: one })
                      : undefined
                  }
                  onRemove={
                    editable && one.entry
                      ? () => book.change((entries) => removeSpell(entries, one.entry?.name ?? ""))
                      : undefined
                  }
                />
              )}
            </EntryList>
          </section>
        ))}
      <Group justify="flex-end">{spells.length > 0 && <SrdCredit of="sorts" />}</Group>
      {asked?.kind === "cast" && asked.spell && (
        <CastDialog
          spell={asked.spell}
          options={optionsOf(asked.spell)}
          caster={casterOf(asked.spell)}
          state={state}
          onCast={(cast, option) => asked.spell && perform(asked.spell, cast, option)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.kind === "pick" && (
        <SpellPicker
          castings={castings}
          catalogue={catalogue.data ?? NONE}
          spells={spells}
          edited={asked.spell?.entry}
          onChange={book.change}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

function Concentration({ spell }: { spell: string | undefined }) {
  return (
    <Text size="sm" role="status" fw={550}>
      {spell && `Tu te concentres sur « ${spell} ».`}
    </Text>
  );
}
