import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import type { Advance } from "domain/game/advance";
import type { Character } from "domain/sheet/character/character";
import { foldText } from "domain/values/text/foldText";
import { unitOf } from "domain/values/text/plural";
import { numberText } from "domain/values/text/typedNumber";
import { useMemo, useState } from "react";
import { Entry, EntryList, Fact } from "../../../kits/sheet/EntryList";
import type { Play } from "../../../table/play/usePlay";
import { ModalWindow } from "../../../ui/ModalWindow";
import { NamedPurchase } from "./NamedPurchase";
import { useAdvance } from "./useAdvance";

interface ExperienceDialogProps {
  character: Character;
  play: Pick<Play, "state" | "system">;
  onClose: () => void;
}

/** Every word of the search, in any order. */
const has = (query: string) => {
  const words = foldText(query).split(" ");
  return ({ label, group }: Advance): boolean => {
    const text = foldText(`${label} ${group}`);
    return words.every((word) => text.includes(word));
  };
};

/** What can be raised now, each with its price by the game's rules. */
export default function ExperienceDialog({ character, play, onClose }: ExperienceDialogProps) {
  const rules = play.system.advances;
  const { stats, data } = character;
  const advances = useMemo(() => rules?.advances({ stats, data }) ?? [], [rules, stats, data]);
  const [query, setQuery] = useState("");
  const left = rules?.left(play.state) ?? 0;
  const { buy, busy } = useAdvance(character, left);
  if (rules === undefined) return null;
  const { unit, named } = rules;
  return (
    <ModalWindow title="Dépenser l'expérience" size={620} locked={busy} onClose={onClose}>
      <Stack gap="sm">
        <Text role="status">
          Il te reste{" "}
          <strong>
            {numberText(left)} {unitOf(left, unit)}
          </strong>
          .
        </Text>
        <TextInput
          type="search"
          label="Rechercher"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <EntryList entries={advances.filter(has(query))} empty="Rien ne correspond.">
          {({ id, group, label, from, to, price }) => (
            <Entry
              title={`${label} ${from} → ${to}`}
              aside={
                <Button
                  size="sm"
                  mih={44}
                  disabled={busy || price > left}
                  aria-label={`${price} ${unitOf(price, unit)} : monter ${label} à ${to}`}
                  onClick={() => buy({ id, to })}
                >
                  {price} {unitOf(price, unit)}
                </Button>
              }
            >
              <Fact c="dimmed">{group}</Fact>
            </Entry>
          )}
        </EntryList>
        {named.length > 0 && <NamedPurchase named={named} unit={unit} left={left} busy={busy} onBuy={buy} />}
        <Group justify="flex-end">
          <Button variant="primary" onClick={onClose}>
            Terminé
          </Button>
        </Group>
      </Stack>
    </ModalWindow>
  );
}
