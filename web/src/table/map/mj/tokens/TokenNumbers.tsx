import { Text } from "@mantine/core";
import type { FightDocument } from "domain/documents/fight";
import { vitalText } from "domain/game/vitals";
import { gameOf } from "domain/games/registry/games";
import type { LiveCharacter } from "../../../../live/characters";
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
  return <Numbers>{[life, ...conditions]}</Numbers>;
}

function CharacterNumbers({ character }: { character: LiveCharacter }) {
  const known = useTokenCharacter(character);
  return known ? <Numbers>{known.vitals.map(vitalText)}</Numbers> : null;
}

const Numbers = ({ children }: { children: readonly string[] }) => (
  <Text size="sm" fw={550} mt={4} className="num">
    {children.join(" · ")}
  </Text>
);
