import { Group, Text } from "@mantine/core";
import type { FightDocument } from "domain/documents/fight";
import { vitalText } from "domain/game/vitals";
import { gameOf } from "domain/games/registry/games";
import type { LiveCharacter } from "../../../../live/characters";
import { IconButton } from "../../../../ui/IconButton";
import { useFighters } from "../../../fighters/FightersProvider";
import type { TokenView } from "../../view/sceneView";
import { useTokenCharacter } from "./useTokenCharacter";

interface TokenNumbersProps {
  token: TokenView;
  /** Whom it stands for, at the table or in the fight. */
  character: LiveCharacter | undefined;
  fight: FightDocument | undefined;
}

/** Hit points and conditions, as the fight or the sheet has them; for the MJ alone. */
export function TokenNumbers({ token, character, fight }: TokenNumbersProps) {
  if (character !== undefined) return <CharacterNumbers character={character} />;
  const creature = token.participantId ? fight?.panel.fighting.creatures[token.participantId] : undefined;
  if (fight === undefined || creature === undefined) return null;
  const { max, lost, conditions } = creature;
  const life = `${gameOf(fight.panel.system).lifeUnit} ${max - lost} / ${max}`;
  return <Numbers id={token.participantId}>{[life, ...conditions]}</Numbers>;
}

function CharacterNumbers({ character }: { character: LiveCharacter }) {
  const known = useTokenCharacter(character);
  return known ? <Numbers id={character.id}>{known.vitals.map(vitalText)}</Numbers> : null;
}

function Numbers({ id, children }: { id: string | undefined; children: readonly string[] }) {
  return (
    <Group gap={6} mt={4} wrap="nowrap">
      <ByOne id={id} kind="damage" />
      <Text size="sm" fw={550} className="num">
        {children.join(" · ")}
      </Text>
      <ByOne id={id} kind="healing" />
    </Group>
  );
}

/** One point less or more, by the game's ordinary act; nothing where nobody is acted on here. */
function ByOne({ id = "", kind }: { id: string | undefined; kind: "damage" | "healing" }) {
  const fighters = useFighters();
  const fighter = fighters?.of(id);
  const [ordinary] = fighters?.play?.acts[kind] ?? [];
  if (fighters === undefined || fighter === undefined || ordinary === undefined) return null;
  const act = { kind, act: ordinary.id, points: 1 } as const;
  return (
    <IconButton
      icon={kind === "damage" ? "minus" : "plus"}
      label={`${kind === "damage" ? "Un point de moins" : "Un point de plus"} : ${fighter.name}`}
      disabled={fighter.foresee(act)?.operation === undefined}
      onClick={() => fighters.apply([{ id, act }])}
    />
  );
}
