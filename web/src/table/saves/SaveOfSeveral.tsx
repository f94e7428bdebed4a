import { Button, Chip, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import type { FightDocument } from "domain/documents/fight";
import { isSeenInOrder } from "domain/documents/initiativeState";
import type { RollDocument } from "domain/documents/roll";
import { savingThrowLabel } from "domain/game/rolls/savingThrowLabel";
import { ABILITIES } from "domain/sheet/character/abilities";
import { isDown } from "domain/table/panel/creaturesInFight";
import { type AskedSave, isSaved } from "domain/table/rolls/askedSave";
import { type HitPart, halved } from "domain/table/rolls/hits";
import { type ReactNode, Suspense, useState } from "react";
import { useAskAnswers } from "../../live/asks";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { ModalWindow } from "../../ui/ModalWindow";
import { useAsk } from "../asks/useAsk";
import { appliedRollOf, type DamageRoll, leftOf } from "../damage/damageRoll";
import { Applied } from "../damage/Offers";
import { hitOf } from "../damage/useApplication";
import { useFighters } from "../fighters/FightersProvider";
import type { Share, TableFighter } from "../fighters/fighters";
import { WithFighters } from "../fighters/WithFighters";
import { CreatureSave } from "./CreatureSave";

interface SaveOfSeveralProps {
  campaignId: string;
  roll: DamageRoll;
  save: AskedSave;
  onClose: () => void;
}

type Verdict = "failed" | "passed";

/**
 * For the MJ: a save that damage asks of several. Players are asked at once, creatures roll their block, and one press
 * applies what is left of the damage to each. Its ask has the id of the roll: it is found again.
 */
export default function SaveOfSeveral(props: SaveOfSeveralProps) {
  const { roll, save, onClose } = props;
  const trait = savingThrowLabel(ABILITIES[save.ability].name);
  return (
    <ModalWindow title={`${causeOf(roll)} : ${trait}, DD ${save.difficulty}`} onClose={onClose}>
      <Suspense>
        <WithFighters campaignId={props.campaignId} isMj>
          <Saves {...props} trait={trait} />
        </WithFighters>
      </Suspense>
    </ModalWindow>
  );
}

const causeOf = ({ label }: DamageRoll): string => label.replace(/^Dégâts : /, "");

function Saves({ campaignId, roll, save, trait }: SaveOfSeveralProps & { trait: string }) {
  const { uid } = useMember();
  const connected = useConnection();
  const fighters = useFighters();
  const fight = dataOf(useLiveFight(campaignId))?.[0];
  const answers = dataOf(useAskAnswers(campaignId, roll.id)) ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  const [rolled, setRolled] = useState<Readonly<Record<string, RollDocument>>>({});
  const [asks, setAsks] = useState(0);
  const [said, setSaid] = useState<Readonly<Record<string, Verdict>>>({});
  const { send, busy } = useAsk({ id: campaignId, system: "dnd5e" }, () => undefined, roll.id);
  const offered = (fighters?.all ?? []).filter(
    ({ id, kind }) => kind === "character" || chosen.includes(id) || stands(fight, id),
  );
  const saving = offered.filter(({ id }) => chosen.includes(id));
  const verdictOf = (id: string): Verdict | undefined => {
    const answer = answers.findLast(({ character }) => character?.id === id) ?? rolled[id];
    return said[id] ?? (answer && (isSaved(answer, save) ? "passed" : "failed"));
  };
  const ask = () => {
    setAsks((count) => count + 1);
    const targets = [...new Set(saving.flatMap(({ userId }) => userId ?? []))].filter((one) => one !== uid);
    if (targets.length === 0) return;
    const content = {
      kind: "roll",
      trait,
      difficulty: save.difficulty,
      cause: causeOf(roll),
      secret: false,
    } as const;
    send({ content, targets });
  };
  /** What a save leaves of the hit for somebody; undefined where nothing is left to apply. */
  const shareOf = (fighter: TableFighter): Share | undefined => {
    const left = leftOf(roll, (one) => fighter.metBy(one) !== undefined);
    if (left === undefined) return undefined;
    const act = hitOf(partsBy(verdictOf(fighter.id), left.parts, save.success));
    if (fighter.foresee(act)?.operation === undefined) return undefined;
    return { id: fighter.id, act, roll: appliedRollOf(left) };
  };
  const shares = saving.flatMap((fighter) => shareOf(fighter) ?? []);
  return (
    <Stack gap="md">
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap={6} role="group" aria-label="Qui sauvegarde">
          {offered.map(({ id, name }) => (
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
        {saving.map((fighter) => (
          <Row
            key={fighter.id}
            {...{ roll, fighter, success: save.success }}
            verdict={verdictOf(fighter.id)}
            onSay={(verdict) => setSaid((known) => ({ ...known, [fighter.id]: verdict }))}
          >
            {fight && fighter.kind === "creature" && (
              <CreatureSave
                {...{ campaignId, fight, trait, asks }}
                entry={{ id: fighter.id, name: fighter.name, hidden: hides(fight, fighter.id) }}
                difficulty={save.difficulty}
                onRolled={(made) => setRolled((known) => ({ ...known, [fighter.id]: made }))}
              />
            )}
          </Row>
        ))}
      </Stack>
      <Text size="xs" c="dimmed">
        {asks > 0 && "Qui est choisi après n'est plus demandé : dis ce que sa sauvegarde donne. "}
        {save.success === "half" ? "Réussie : la moitié des dégâts." : "Réussie : aucun dégât."}
      </Text>
      <Button variant="primary" disabled={shares.length === 0} onClick={() => fighters?.apply(shares)}>
        Appliquer à {shares.length}
      </Button>
    </Stack>
  );
}

/** Whether a creature of a fight still fights. */
function stands(fight: FightDocument | undefined, id: string): boolean {
  const now = fight?.panel.fighting.creatures[id];
  return now !== undefined && !isDown(now);
}

const hides = ({ panel }: FightDocument, id: string): boolean =>
  panel.initiative.order.some((entry) => entry.id === id && !isSeenInOrder(entry));

/** What a save leaves of a hit. */
function partsBy(
  verdict: Verdict | undefined,
  parts: readonly HitPart[],
  success: AskedSave["success"],
): readonly HitPart[] {
  if (verdict === "failed") return parts;
  return verdict === "passed" && success === "half" ? halved(parts) : [];
}

interface RowProps extends Pick<SaveOfSeveralProps, "roll"> {
  fighter: TableFighter;
  verdict: Verdict | undefined;
  success: AskedSave["success"];
  onSay: (verdict: Verdict) => void;
  children: ReactNode;
}

function Row({ roll, fighter, verdict, success, onSay, children }: RowProps) {
  const { name } = fighter;
  const left = leftOf(roll, (one) => fighter.metBy(one) !== undefined);
  const lost = left && fighter.foresee(hitOf(partsBy(verdict, left.parts, success)))?.lost;
  return (
    <Group component="li" justify="space-between" gap={8}>
      <Text span fw={600} flex="1 1 10ch">
        {name}
      </Text>
      {children}
      {left === undefined ? (
        <Applied />
      ) : (
        <>
          <Text span size="sm" c="dimmed" className="num">
            {verdict === undefined ? "attendu" : `−${lost ?? 0}`}
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
