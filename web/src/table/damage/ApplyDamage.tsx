import { Group, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import type { FightDocument } from "domain/documents/fight";
import { gameOf } from "domain/games/registry/games";
import { aimedCreature } from "domain/table/fight/rollDamage";
import { type HitPart, halved } from "domain/table/rolls/hits";
import { useState } from "react";
import { WholeField } from "../../kits/dice/GameForm";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { ModalWindow } from "../../ui/ModalWindow";
import { ApplyToCharacter } from "./ApplyToCharacter";
import { ApplyToCreature } from "./ApplyToCreature";
import { Ways } from "./DamagePreview";
import type { DamageRoll } from "./damageRoll";

const MAX_POINTS = 9999;

type Parts = readonly HitPart[];

const SHARES = [
  { value: "whole", label: "Entiers", of: (parts: Parts) => parts },
  { value: "half", label: "Moitié", of: halved },
  {
    value: "double",
    label: "Double",
    of: (parts: Parts) => parts.map((part) => ({ ...part, points: part.points * 2 })),
  },
  { value: "none", label: "Aucun", of: (): Parts => [] },
] as const;

interface ApplyDamageProps {
  campaignId: string;
  roll: DamageRoll;
  /** The id of whom the MJ aims at: a character of the table, or a creature of the fight. */
  aim?: string | undefined;
  onClose: () => void;
}

/** What a roll's damage does to a character of the table or a creature of the fight, before the MJ applies it. */
export default function ApplyDamage({ campaignId, roll, aim, onClose }: ApplyDamageProps) {
  const live = useCampaignCharacters(campaignId);
  const characters = dataOf(live);
  const onCharacter = roll.target !== undefined && roll.target.kind !== "creature";
  const liveFight = useLiveFight(onCharacter ? undefined : campaignId);
  const fight = dataOf(liveFight)?.[0];
  const creatures = creaturesOf(fight);
  const [picked, setPicked] = useState(aim ?? "");
  const named = roll.target && namedBy(roll.target, creatures);
  const chosen = roll.target ? named : picked;
  const [typed, setTyped] = useState<Readonly<Record<string, number | undefined>>>({});
  const [share, setShare] = useState<string>("whole");
  const thrown = (part: DamageRoll["parts"][number]) =>
    Object.hasOwn(typed, part.id) ? typed[part.id] : part.points;
  const changed = { ...roll, parts: roll.parts.map((part) => ({ ...part, points: thrown(part) ?? 0 })) };
  const { of: shareOf } = SHARES.find(({ value }) => value === share) ?? SHARES[0];
  const target = characters?.find(({ id }) => id === chosen);
  const creature = creatures.find(({ id }) => id === chosen);
  const applying = { campaignId, roll: changed, shareOf, onClose };
  return (
    <ModalWindow title={`Appliquer « ${roll.label} »`} onClose={onClose}>
      <Stack gap="sm">
        {roll.target === undefined && (
          <NativeSelect
            label="À qui ?"
            data={[
              { value: "", label: "Choisis qui les reçoit" },
              ...(characters ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ...(creatures.length > 0
                ? [
                    {
                      group: "Dans le combat",
                      items: creatures.map(({ id, name }) => ({ value: id, label: name })),
                    },
                  ]
                : []),
            ]}
            value={picked}
            onChange={({ currentTarget }) => setPicked(currentTarget.value)}
          />
        )}
        <Group align="flex-end" gap={10}>
          {roll.parts.map((part) => (
            <WholeField
              key={part.id}
              label={roll.parts.length > 1 ? `Dégâts lancés${kindOf(part)}` : "Dégâts lancés"}
              value={thrown(part)}
              min={0}
              max={MAX_POINTS}
              onChange={(points) => setTyped({ ...typed, [part.id]: points })}
            />
          ))}
          <SegmentedControl
            aria-label="Part des dégâts"
            data={SHARES.map(({ value, label }) => ({ value, label }))}
            value={share}
            onChange={setShare}
          />
        </Group>
        {live.status === "failed" && <Text>Les personnages de la table ne sont pas disponibles.</Text>}
        {characters && onCharacter && target === undefined && (
          <Text>Ce personnage n'est plus à cette table.</Text>
        )}
        {liveFight.status === "ready" && roll.target?.kind === "creature" && creature === undefined && (
          <Text>{roll.target.name} n'a pas de points à perdre dans un combat en cours.</Text>
        )}
        {target ? (
          <ApplyToCharacter key={target.id} {...applying} target={target} />
        ) : creature && fight ? (
          <ApplyToCreature key={creature.id} {...applying} creature={creature} fight={fight} />
        ) : (
          <Ways onClose={onClose} />
        )}
      </Stack>
    </ModalWindow>
  );
}

/** « (feu) », where a game has kinds of damage. */
function kindOf({ damage }: HitPart): string {
  const kind = gameOf(damage.game).damage.kindOf?.(damage);
  return kind === undefined ? "" : ` (${kind})`;
}

/** The id of whom a roll was aimed at; undefined of a creature that is not, or not alone, under that name. */
const namedBy = (
  target: NonNullable<DamageRoll["target"]>,
  creatures: ReturnType<typeof creaturesOf>,
): string | undefined => (target.kind === "creature" ? aimedCreature(creatures, target) : target.id);

/** Those of the fight that have numbers, in its order. */
const creaturesOf = (fight: FightDocument | undefined) =>
  (fight?.panel.initiative.order ?? []).filter(({ id }) => fight?.panel.fighting.creatures[id] !== undefined);
