import { Button, Chip, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import type { FightDocument } from "domain/documents/fight";
import type { InitiativeEntry } from "domain/documents/initiativeState";
import { isSeenInOrder } from "domain/documents/initiativeState";
import type { RollDocument } from "domain/documents/roll";
import { savingThrowLabel } from "domain/game/rolls/savingThrowLabel";
import { ABILITIES } from "domain/sheet/character/abilities";
import { metBy } from "domain/table/fight/rollDamage";
import { isDown } from "domain/table/panel/creaturesInFight";
import { type AskedSave, isSaved } from "domain/table/rolls/askedSave";
import { type HitPart, halved, pointsOf } from "domain/table/rolls/hits";
import { useEffect, useRef, useState } from "react";
import { useAskAnswers } from "../../live/asks";
import { type LiveCharacter, useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { ModalWindow } from "../../ui/ModalWindow";
import { useAsk } from "../asks/useAsk";
import { useFightingCreature } from "../creatures/useFightingCreature";
import type { DamageRoll } from "../damage/damageRoll";
import { Applied } from "../damage/Offers";
import { useApplyToCharacter } from "../damage/useApplyToCharacter";
import { useApplyToCreature } from "../damage/useApplyToCreature";
import { CreatureSave } from "./CreatureSave";

interface SaveOfSeveralProps {
  campaignId: string;
  roll: DamageRoll;
  save: AskedSave;
  onClose: () => void;
}

type Verdict = "failed" | "passed";
type Press = () => void;

/**
 * For the MJ: a save that damage asks of several. Players are asked at once, creatures roll their block, and one press
 * applies what is left of the damage to each. Its ask has the id of the roll: it is found again.
 */
export default function SaveOfSeveral({ campaignId, roll, save, onClose }: SaveOfSeveralProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const fight = dataOf(useLiveFight(campaignId))?.[0];
  const answers = dataOf(useAskAnswers(campaignId, roll.id)) ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  const creatures = creaturesOf(fight, chosen);
  const [rolled, setRolled] = useState<Readonly<Record<string, RollDocument>>>({});
  const [asks, setAsks] = useState(0);
  const [said, setSaid] = useState<Readonly<Record<string, Verdict>>>({});
  const presses = useRef(new Map<string, Press>());
  const { send, busy } = useAsk({ id: campaignId, system: "dnd5e" }, () => undefined, roll.id);
  const cause = roll.label.replace(/^Dégâts : /, "");
  const trait = savingThrowLabel(ABILITIES[save.ability].name);
  const heroes = characters.filter(({ id }) => chosen.includes(id));
  const verdictOf = (id: string): Verdict | undefined => {
    const answer = answers.findLast(({ character }) => character?.id === id) ?? rolled[id];
    return said[id] ?? (answer && (isSaved(answer, save) ? "passed" : "failed"));
  };
  const ask = () => {
    setAsks((count) => count + 1);
    const targets = [...new Set(heroes.map(({ userId }) => userId))].filter((one) => one !== uid);
    if (targets.length === 0) return;
    const content = {
      kind: "roll",
      trait,
      difficulty: save.difficulty,
      cause,
      secret: false,
    } as const;
    send({ content, targets });
  };
  const stands = (id: string) => roll.parts.every((part) => metBy(part, fight).includes(id));
  const met = chosen.filter((id) => !stands(id) && pointsOf(partsBy(verdictOf(id), roll, save.success)) > 0);
  const rowOf = (id: string) => ({
    roll,
    verdict: verdictOf(id),
    success: save.success,
    onSay: (verdict: Verdict) => setSaid((known) => ({ ...known, [id]: verdict })),
    onReady: (press: Press | undefined) => {
      if (press) presses.current.set(id, press);
      else presses.current.delete(id);
    },
  });
  return (
    <ModalWindow title={`${cause} : ${trait}, DD ${save.difficulty}`} onClose={onClose}>
      <Stack gap="md">
        <Chip.Group multiple value={chosen} onChange={setChosen}>
          <Group gap={6} role="group" aria-label="Qui sauvegarde">
            {[...characters, ...creatures].map(({ id, name }) => (
              <Chip key={id} size="sm" icon={null} value={id}>
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Button loading={busy} disabled={!connected || chosen.length === 0 || asks > 0} onClick={ask}>
          {asks > 0 ? "Demandé" : "Demander et lancer"}
        </Button>
        <Stack component="ul" gap={8} m={0} p={0} role="list">
          {heroes.map((hero) => (
            <HeroRow key={hero.id} campaignId={campaignId} hero={hero} {...rowOf(hero.id)} />
          ))}
          {fight &&
            creatures
              .filter(({ id }) => chosen.includes(id))
              .map((entry) => (
                <CreatureRow key={entry.id} {...{ campaignId, fight, entry }} {...rowOf(entry.id)}>
                  <CreatureSave
                    {...{ campaignId, fight, entry, trait, asks }}
                    difficulty={save.difficulty}
                    onRolled={(made) => setRolled((known) => ({ ...known, [entry.id]: made }))}
                  />
                </CreatureRow>
              ))}
        </Stack>
        <Text size="xs" c="dimmed">
          {asks > 0 && "Qui est choisi après n'est plus demandé : dis ce que sa sauvegarde donne. "}
          {save.success === "half" ? "Réussie : la moitié des dégâts." : "Réussie : aucun dégât."}
        </Text>
        <Button
          variant="primary"
          disabled={!connected || met.length === 0}
          onClick={() => {
            for (const id of met) presses.current.get(id)?.();
          }}
        >
          Appliquer à {met.length}
        </Button>
      </Stack>
    </ModalWindow>
  );
}

/** Those of a fight who still stand, and those who were chosen while they did. */
const creaturesOf = (
  fight: FightDocument | undefined,
  chosen: readonly string[],
): (Pick<InitiativeEntry, "id" | "name"> & { hidden: boolean })[] =>
  (fight?.panel.initiative.order ?? []).flatMap((entry) => {
    const now = fight?.panel.fighting.creatures[entry.id];
    const isOffered = now && (!isDown(now) || chosen.includes(entry.id));
    return isOffered ? [{ id: entry.id, name: entry.name, hidden: !isSeenInOrder(entry) }] : [];
  });

interface RowProps {
  roll: DamageRoll;
  verdict: Verdict | undefined;
  success: AskedSave["success"];
  onSay: (verdict: Verdict) => void;
  /** What applies it, as long as there is something to apply. */
  onReady: (press: Press | undefined) => void;
}

/** What a save leaves of a hit. */
function partsBy(
  verdict: Verdict | undefined,
  { parts }: DamageRoll,
  success: AskedSave["success"],
): readonly HitPart[] {
  if (verdict === "failed") return parts;
  return verdict === "passed" && success === "half" ? halved(parts) : [];
}

function HeroRow({
  campaignId,
  hero,
  roll,
  verdict,
  success,
  onSay,
  onReady,
}: RowProps & {
  campaignId: string;
  hero: LiveCharacter;
}) {
  const { left, foresee, apply } = useApplyToCharacter(campaignId, roll, hero);
  const applied = left === undefined;
  const preview = foresee({ parts: partsBy(verdict, left ?? roll, success) });
  const { operation } = preview ?? {};
  useReady(onReady, operation && !applied ? () => apply(operation) : undefined);
  return <Row name={hero.name} lost={preview?.lost ?? 0} {...{ applied, verdict, onSay }} />;
}

function CreatureRow({
  campaignId,
  fight,
  entry,
  roll,
  verdict,
  success,
  onSay,
  onReady,
  children,
}: RowProps & {
  campaignId: string;
  fight: FightDocument;
  entry: { readonly id: string; readonly name: string };
  children: React.ReactNode;
}) {
  const { left, foresee, apply } = useApplyToCreature(campaignId, roll, entry.id, fight);
  const applied = left === undefined;
  const known = useFightingCreature(fight, entry.id);
  const foreseen = known && foresee(partsBy(verdict, left ?? roll, success));
  const hit = foreseen?.hit;
  useReady(onReady, hit && !applied ? () => apply(hit) : undefined);
  return (
    <Row name={entry.name} lost={foreseen?.preview.lost ?? 0} {...{ applied, verdict, onSay }}>
      {children}
    </Row>
  );
}

/** Tells what applies a row as it is now. */
function useReady(onReady: RowProps["onReady"], press: Press | undefined): void {
  useEffect(() => {
    onReady(press);
  });
}

interface ShownRowProps extends Pick<RowProps, "verdict" | "onSay"> {
  name: string;
  lost: number;
  applied: boolean;
  children?: React.ReactNode;
}

function Row({ name, lost, applied, verdict, onSay, children }: ShownRowProps) {
  return (
    <Group component="li" justify="space-between" gap={8}>
      <Text span fw={600} flex="1 1 10ch">
        {name}
      </Text>
      {children}
      {applied ? (
        <Applied />
      ) : (
        <>
          <Text span size="sm" c="dimmed" className="num">
            {verdict === undefined ? "attendu" : `−${lost}`}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label={`Sauvegarde : ${name}`}
            data={[
              { value: "failed", label: "Ratée" },
              { value: "passed", label: "Réussie" },
            ]}
            value={verdict ?? ""}
            onChange={(value) => onSay(value === "passed" ? "passed" : "failed")}
          />
        </>
      )}
    </Group>
  );
}
