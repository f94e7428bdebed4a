import { Box, Checkbox, Group, Text } from "@mantine/core";
import type { TableRollView } from "domain/api/rolls";
import type { FightDocument } from "domain/documents/fight";
import type { AgainstTarget } from "domain/game/rolls/againstTarget";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { creaturesOf } from "domain/games/registry/creatures";
import { creatureEffects } from "domain/table/creatures/creatureRolls";
import { requestAt } from "domain/table/creatures/requestAt";
import { creatureInSight } from "domain/table/fight/aliases";
import { actionRolls } from "domain/table/rolls/actionRolls";
import { effectNote } from "domain/table/rolls/prepareRoll";
import type { RollAim } from "domain/table/rolls/tableRoll";
import { distanceBetween, distanceText } from "domain/table/scene/distance";
import type { SystemId } from "domain/values/systemIds";
import { elide } from "domain/values/text/elide";
import { type ReactNode, useState } from "react";
import type { LiveCharacter } from "../../../../live/characters";
import { useConnection } from "../../../../live/useConnection";
import { useTableRolls } from "../../../../live/useTableLog";
import { AttackRolls } from "../../../creatures/AttackRolls";
import { CreatureAttacks } from "../../../creatures/CreatureAttacks";
import { useFightingCreature } from "../../../creatures/useFightingCreature";
import type { DamageAim } from "../../../damage/damageRoll";
import { RollLines } from "../../../rollLog/RollLines";
import { aimOf } from "../../../rolls/rollEntry";
import { TargetPicker } from "../../../rolls/TargetPicker";
import { useMjRoll } from "../../../rolls/useMjRoll";
import { useSecrecy } from "../../../rolls/useSecrecy";
import type { MapView, TokenView } from "../../view/sceneView";
import { useTokenCharacter } from "./useTokenCharacter";

interface TokenAttackProps {
  campaignId: string;
  system: SystemId;
  token: TokenView;
  view: MapView;
  characters: readonly LiveCharacter[];
  fight: FightDocument | undefined;
}

/** Somebody on the map who may be hit; `length` is the distance in the grid's unit. */
interface MapTarget extends DamageAim {
  readonly kind: "character" | "creature";
  readonly length: number;
  readonly distance: string;
}

/** A roll with whom it was aimed at. */
interface AimedRoll {
  readonly roll: TableRollView;
  readonly aim: DamageAim | undefined;
}

/** How many of its rolls the card shows: an attack and its damage of several kinds. */
const SHOWN = 4;

/** The attacks of whom a token stands for, at somebody else on the map; what they deal is applied from here. */
export default function TokenAttack(props: TokenAttackProps) {
  const { campaignId, system, token, characters, fight } = props;
  const targets = targetsOf(props);
  const [chosen, setChosen] = useState<string>();
  const [secret, setSecret] = useSecrecy(token.concealed);
  const [made, setMade] = useState<readonly AimedRoll[]>([]);
  // The table's log listens to them already: what was applied since is on them.
  const log = useTableRolls(campaignId, true);
  const connected = useConnection();
  const character = characters.find(({ id }) => id === token.characterId);
  const target = targets.find(({ id }) => id === chosen);
  const metres = target && props.view.scene.grid.unit.name === "m" ? target.length : undefined;
  const attacker = {
    ...{ campaignId, system, name: token.name, secret },
    target: target && aimAt(target, fight),
    onRolled: (roll: TableRollView) =>
      setMade((earlier) => [{ roll, aim: target }, ...earlier].slice(0, SHOWN)),
  };
  return (
    <Box component="section" aria-label={`Attaques ${elide("de", token.name)}`} mt={8}>
      <Group gap={10} align="end" wrap="nowrap">
        <Box flex={1}>
          <TargetPicker size="line" targets={targets} chosen={target} onChoose={setChosen} />
        </Box>
        <Checkbox
          label="Pour moi seul"
          styles={{ body: { alignItems: "center", minHeight: 36 } }}
          checked={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.checked)}
        />
      </Group>
      <Text size="sm" c="warn" role="status">
        {!connected && "Hors connexion : les jets de la table attendent son retour."}
      </Text>
      <RollLines
        rolls={made.map(({ roll }) => log.entries.find(({ id }) => id === roll.id) ?? roll)}
        campaignId={campaignId}
        isMj
        aimOf={(rollId) => made.find(({ roll }) => roll.id === rollId)?.aim}
      />
      {character ? (
        <CharacterAttacks {...{ character, attacker, connected, metres }} />
      ) : (
        <AtTarget target={target} metres={metres} fight={fight} characters={characters}>
          {(against) => <FighterAttacks {...{ fight, token, attacker, connected, metres, against }} />}
        </AtTarget>
      )}
    </Box>
  );
}

interface AttacksProps {
  attacker: Parameters<typeof useMjRoll>[0];
  connected: boolean;
}

interface AtTargetProps extends Pick<TokenAttackProps, "fight" | "characters"> {
  target: MapTarget | undefined;
  metres: number | undefined;
  /** With what the state of the target does to attacks at it. */
  children: (against: AgainstTarget) => ReactNode;
}

const NOTHING: AgainstTarget = { effects: [], notes: [] };

function AtTarget({ target, metres, fight, characters, children }: AtTargetProps) {
  const hero = characters.find(({ id }) => target?.kind === "character" && target.id === id);
  const { creature, now } =
    useFightingCreature(fight, target?.kind === "creature" ? target.id : undefined) ?? {};
  if (hero) return <AtHero {...{ hero, metres, children }} />;
  return children(
    (creature && now && creaturesOf(creature.system).effectsAgainst?.(creature, now, metres)) ?? NOTHING,
  );
}

function AtHero({
  hero,
  metres,
  children,
}: Pick<AtTargetProps, "metres" | "children"> & { hero: LiveCharacter }) {
  return children(useTokenCharacter(hero)?.against(metres) ?? NOTHING);
}

interface FighterAttacksProps extends AttacksProps, Pick<TokenAttackProps, "fight" | "token"> {
  metres: number | undefined;
  against: AgainstTarget;
}

function FighterAttacks({ fight, token, attacker, connected, metres, against }: FighterAttacksProps) {
  const { creature, now } = useFightingCreature(fight, token.participantId) ?? {};
  const effects = [...(creature && now ? creatureEffects(creature, now) : []), ...against.effects];
  const said = [...against.effects.map(effectNote), ...against.notes].join(", ");
  const roll = useMjRoll({ ...attacker, creatureId: token.participantId, effects });
  if (creature === undefined) return null;
  const onRoll = connected ? roll : undefined;
  return (
    <>
      {said !== "" && (
        <Text size="sm" c="dimmed" mt={6}>
          {said}
        </Text>
      )}
      <CreatureAttacks {...{ creature, onRoll, metres }} size="wide" />
    </>
  );
}

interface CharacterAttacksProps extends AttacksProps {
  character: LiveCharacter;
  metres: number | undefined;
}

function CharacterAttacks({ character, attacker, connected, metres }: CharacterAttacksProps) {
  const known = useTokenCharacter(character);
  const roll = useMjRoll({ ...attacker, characterId: character.id, effects: known?.effects ?? [] });
  if (known === undefined) return null;
  const attacks = known.equipped.actions
    .map((action) => ({ action, rolls: actionRolls(known.equipped, action) }))
    .filter(({ rolls }) => rolls.length > 0);
  const strike = (request: RollRequest) => roll(requestAt(request, metres));
  const onRoll = connected ? strike : undefined;
  return (
    <Box component="ul" role="list" my={8}>
      {attacks.length === 0 && (
        <Text component="li" size="sm" c="dimmed">
          Aucune arme équipée sur sa fiche.
        </Text>
      )}
      {attacks.map(({ action, rolls }) => (
        <Box component="li" key={action.name} mt={6}>
          <Text fw={600} size="sm">
            {action.name}
          </Text>
          <AttackRolls rolls={rolls} onRoll={onRoll} size="wide" />
        </Box>
      ))}
    </Box>
  );
}

/** As a roll names them: of creatures only those that the table sees in the order. */
const aimAt = ({ id, kind }: MapTarget, fight: FightDocument | undefined): RollAim | undefined =>
  kind === "character" ? id : fight && aimOf(creatureInSight(fight, id));

/** Whose state is known: characters of the table and creatures of the fight, one for each, the nearest first. */
function targetsOf({ token, view, system, characters, fight }: TokenAttackProps): MapTarget[] {
  const { grid } = view.scene;
  const linked = new Set(characters.map(({ id }) => id));
  const creatures = fight?.panel.fighting.creatures ?? {};
  const found = view.tokens.flatMap((other): MapTarget[] => {
    if (other.id === token.id) return [];
    const { characterId, participantId, name } = other;
    const length = distanceBetween(grid, system, token, other);
    const seen = { name, length, distance: distanceText(grid, length) };
    if (characterId !== undefined && linked.has(characterId)) {
      return [{ ...seen, id: characterId, kind: "character" }];
    }
    return participantId !== undefined && creatures[participantId] !== undefined
      ? [{ ...seen, id: participantId, kind: "creature" }]
      : [];
  });
  const nearest = found.toSorted((one, other) => one.length - other.length);
  return nearest.filter(({ id }, place) => nearest.findIndex((one) => one.id === id) === place);
}
