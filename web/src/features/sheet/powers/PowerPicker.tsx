import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import {
  MAX_POWERS,
  type Power,
  type PowerRules,
  powerCostText,
  powerRollText,
  putPower,
  removePower,
} from "domain/game/powers/power";
import { foldText } from "domain/values/text/foldText";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { Entry, EntryList, Fact } from "../../../kits/sheet/EntryList";
import type { SavedList } from "../../../kits/sheet/useSavedList";
import { ModalWindow } from "../../../ui/ModalWindow";

interface PowerPickerProps<Operation, State> {
  rules: PowerRules<Operation, State>;
  /** The character as it was received. */
  raw: unknown;
  powers: SavedList<Power>;
  /** Opens the form of a power of one's own. */
  onWrite: () => void;
  onClose: () => void;
}

const has = (query: string) => {
  const words = foldText(query).split(" ");
  return ({ name, kind, note = "" }: Power): boolean => {
    const text = foldText(`${name} ${kind} ${note}`);
    return words.every((word) => text.includes(word));
  };
};

/** Powers from the game's list, found by words; or one of one's own. */
export function PowerPicker<Operation, State>({
  rules: { list, traits, isLearnt, rank },
  raw,
  powers: { entries, change },
  onWrite,
  onClose,
}: PowerPickerProps<Operation, State>) {
  const [query, setQuery] = useState("");
  const matching = list.filter(has(query));
  // What it has already may be taken off, whatever it needs.
  const isOpen = (power: Power) =>
    isLearnt === undefined || isLearnt(power, raw) || entries.some(({ id }) => id === power.id);
  const open = matching.filter(isOpen);
  const found = rank ? open.toSorted((a, b) => rank(a, raw) - rank(b, raw)) : open;
  const shut = matching.length - found.length;
  const full = entries.length >= MAX_POWERS;
  const toggle = (power: Power, owned: Power | undefined) =>
    change((before) => (owned ? removePower(before, owned.name) : putPower(before, power)));
  return (
    <ModalWindow title="Ajouter à la fiche" size={620} onClose={onClose}>
      <Stack gap="sm">
        <Group gap={10} align="end">
          <TextInput
            flex="1 1 200px"
            type="search"
            label="Rechercher"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <Button disabled={full} onClick={onWrite}>
            Écrire le tien
          </Button>
        </Group>
        <Text size="sm" role="status">
          {full && `Ta fiche a ${MAX_POWERS} entrées : retires-en une avant d'en ajouter.`}
          {!full &&
            shut > 0 &&
            `${shut} ${plural(shut, "pouvoir demande", "pouvoirs demandent")} ce que tu n'as pas encore appris.`}
        </Text>
        <EntryList entries={found} empty="Rien ne correspond.">
          {(power) => {
            const owned = entries.find(({ id }) => id === power.id);
            const level = power.level === undefined ? "" : `niv. ${power.level}`;
            const facts = [power.kind, level, powerCostText(power), powerRollText(power, traits)].filter(
              Boolean,
            );
            return (
              <Entry
                title={power.name}
                aside={
                  <Button
                    size="sm"
                    mih={44}
                    aria-pressed={owned !== undefined}
                    aria-label={`${owned ? "Retirer" : "Choisir"} ${power.name}`}
                    onClick={() => toggle(power, owned)}
                  >
                    {owned ? "Retirer" : "Choisir"}
                  </Button>
                }
              >
                <Fact>{power.note}</Fact>
                <Fact c="dimmed">{facts.join(" · ")}</Fact>
              </Entry>
            );
          }}
        </EntryList>
        <Group justify="flex-end">
          <Button variant="primary" onClick={onClose}>
            Terminé
          </Button>
        </Group>
      </Stack>
    </ModalWindow>
  );
}
