import { Checkbox, Stack, Text, TextInput, Title, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { beforeRoll } from "domain/game/rolls/rollWords";
import { MAX_FAVOURITES } from "domain/table/rolls/favouriteRolls";
import { plural } from "domain/values/text/plural";
import { searchNames } from "domain/values/text/searchNames";
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from "react";
import { isComposed } from "../../../browser/isComposed";
import type { SearchEntry, SearchIndex } from "../../../kits/sheet/searchIndex";
import { AutoGrid } from "../../../ui/AutoGrid";
import { IconButton } from "../../../ui/IconButton";
import { ModalWindow } from "../../../ui/ModalWindow";
import { useFavourites } from "../favourites/useFavourites";
import styles from "./SheetSearch.module.css";

export interface SheetSearchProps {
  index: SearchIndex;
  characterId: string;
  /** Whether « / » opens the search. */
  keyActive: boolean;
  onKeyActive: (active: boolean) => void;
  onClose: () => void;
}

interface Group {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

const RESULTS = "Résultats";

/** All of them under their own titles, or what was found in the order in which it answers. */
function groupsOf(found: readonly SearchEntry[], isSearched: boolean): readonly Group[] {
  if (isSearched) return [{ title: RESULTS, entries: found }];
  const titles = [...new Set(found.map(({ group }) => group))];
  return titles.map((title) => ({ title, entries: found.filter(({ group }) => group === title) }));
}

/** With keys of their own: a sheet may have two weapons, or two potions, of one name. */
function withKeys(entries: readonly SearchEntry[]): readonly (readonly [string, SearchEntry])[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const name = `${entry.group} ${entry.label}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, entry] as const;
  });
}

/** Labels of more characters than this want the whole width of a phone. */
const LONG = 30;

/** Pixels of the narrowest column of results. */
const widthOf = (entries: readonly SearchEntry[]): number =>
  entries.some(({ label }) => label.length > LONG) ? 280 : 160;

/** The arrows walk through the results, from the field and back to it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || isComposed(event.nativeEvent)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[type=search], [data-result]")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : stops[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Everything of a sheet that can be rolled or used, found by its name; the stars are the favourites. */
export default function SheetSearch({
  index,
  characterId,
  keyActive,
  onKeyActive,
  onClose,
}: SheetSearchProps) {
  const [entries] = useState(index.entries);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const found = useMemo(() => searchNames(entries, sought, ({ label }) => label), [entries, sought]);
  const { favourites, toggle } = useFavourites(characterId);
  const onPhone = useMediaQuery("(max-width: 720px)", false, { getInitialValueInEffect: false });
  const isFull = favourites.length >= MAX_FAVOURITES;
  const choose = (entry: SearchEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  return (
    <ModalWindow title="Lancer ou trouver" size={680} fullScreen={onPhone} onClose={onClose}>
      <Stack gap={10} onKeyDown={walk}>
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            choose(searchNames(entries, query, ({ label }) => label)[0]);
          }}
        >
          <TextInput
            flex={1}
            type="search"
            aria-label="Rechercher un jet, un sort ou un objet"
            placeholder="Perception, épée, boule de feu…"
            data-autofocus
            autoComplete="off"
            enterKeyHint="go"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <IconButton icon="close" size={44} label="Fermer" onClick={onClose} />
        </form>
        <VisuallyHidden role="status">
          {sought.trim() !== "" && `${found.length} ${plural(found.length, "résultat", "résultats")}`}
        </VisuallyHidden>
        {found.length === 0 && <Text c="dimmed">Rien sur cette fiche ne porte ce nom.</Text>}
        {groupsOf(found, sought.trim() !== "").map(({ title, entries: shown }) => (
          <section key={title} aria-label={title}>
            {title !== RESULTS && (
              <Title order={3} variant="text" fz="sm" c="var(--ink-2)" mb={4}>
                {title}
              </Title>
            )}
            <AutoGrid component="ul" min={widthOf(shown)} gap="4px 8px">
              {withKeys(shown).map(([key, entry]) => (
                <Result
                  key={key}
                  entry={entry}
                  isFavourite={favourites.includes(entry.label)}
                  isFull={isFull}
                  onChoose={() => choose(entry)}
                  onStar={() => toggle(entry.label)}
                />
              ))}
            </AutoGrid>
          </section>
        ))}
        <Checkbox
          label="La touche « / » ouvre cette recherche"
          py={8}
          checked={keyActive}
          onChange={({ currentTarget }) => onKeyActive(currentTarget.checked)}
        />
      </Stack>
    </ModalWindow>
  );
}

interface ResultProps {
  entry: SearchEntry;
  isFavourite: boolean;
  /** No other favourite fits. */
  isFull: boolean;
  onChoose: () => void;
  onStar: () => void;
}

function Result({
  entry: { label, detail, rolls = false },
  isFavourite,
  isFull,
  onChoose,
  onStar,
}: ResultProps) {
  const isBlocked = isFull && !isFavourite;
  const star = isBlocked ? `${MAX_FAVOURITES} favoris au plus` : `${label} : favori`;
  return (
    <li className={styles.result}>
      <UnstyledButton data-result className={styles.run} onClick={onChoose}>
        <VisuallyHidden>{rolls ? beforeRoll(label) : "Ouvrir "}</VisuallyHidden>
        <span>{label}</span>{" "}
        {detail && (
          <Text span inherit fw={650} className={`num ${styles.detail}`}>
            {detail}
          </Text>
        )}
      </UnstyledButton>
      {rolls && (
        <IconButton
          icon="star"
          size={40}
          label={star}
          className={styles.star}
          aria-pressed={isFavourite}
          aria-disabled={isBlocked || undefined}
          onClick={isBlocked ? undefined : onStar}
        />
      )}
    </li>
  );
}
