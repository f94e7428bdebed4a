import { Button, Chip, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { isSeenInOrder } from "domain/documents/initiativeState";
import { type ReactNode, Suspense, useState } from "react";
import { useConnection } from "../../live/useConnection";
import { lazy } from "../../ui/lazy";
import { SideWindow } from "../../ui/SideWindow";
import { Applied } from "../damage/Offers";
import { WithFighters } from "../fighters/WithFighters";
import { CreatureSave } from "./CreatureSave";
import type { SavedAgainst, Taken } from "./openSaves";
import { causeOf, contentOf, type Saving, useSaves } from "./useSaves";

const RollForHero = lazy(() => import("../asks/RollForHero"));

interface SaveOfSeveralProps extends SavedAgainst {
  onClose: () => void;
}

/**
 * For the MJ: a save that damage asks of several. Players are asked at once, each for their character, creatures roll their
 * block, and one press applies what is left of the damage to each. Its ask has the id of the roll: it is found again.
 */
export default function SaveOfSeveral({ onClose, ...against }: SaveOfSeveralProps) {
  const { roll, save } = against;
  return (
    <SideWindow title={`${causeOf(roll)} : ${save.trait}, DD ${save.difficulty}`} onClose={onClose}>
      <Suspense>
        <WithFighters campaignId={against.campaignId} isMj>
          <Saves {...against} />
        </WithFighters>
      </Suspense>
    </SideWindow>
  );
}

function Saves(against: SavedAgainst) {
  const { campaignId, roll, save } = against;
  const saves = useSaves(against);
  const { fight, saving, shares, busy, isAsked, isAwaited } = saves;
  const [choosing, setChoosing] = useState(false);
  const hides = (id: string) =>
    fight?.panel.initiative.order.some((entry) => entry.id === id && !isSeenInOrder(entry)) === true;
  const missing = saving.filter(({ taken }) => taken === undefined).map(({ fighter }) => fighter.name);
  return (
    <Stack gap={10}>
      {(!isAsked || choosing) && <WhoSaves saves={saves} />}
      <Stack component="ul" gap={6} m={0} p={0} role="list">
        {saving.map((one) => {
          const { id, name, kind } = one.fighter;
          return (
            <Row key={id} one={one} isAsked={isAsked} onSay={saves.say}>
              {fight && kind === "creature" && (
                <CreatureSave
                  {...{ campaignId, fight, trait: save.trait }}
                  isDue={isAsked && one.made === undefined}
                  entry={{ id, name, hidden: hides(id) }}
                  difficulty={save.difficulty}
                  onRolled={(made) => saves.rolled(id, made)}
                />
              )}
              {kind === "character" && isAsked && !busy && (
                <Suspense>
                  <RollForHero
                    campaignId={campaignId}
                    heroId={id}
                    ask={{ id: roll.id, content: contentOf(roll, save) }}
                  />
                </Suspense>
              )}
            </Row>
          );
        })}
      </Stack>
      {isAsked && (
        <Button variant="primary" disabled={shares.length === 0} onClick={saves.apply}>
          {missing.length === 0 && shares.length > 1 ? "Appliquer à tous" : `Appliquer à ${shares.length}`}
        </Button>
      )}
      {isAsked && !choosing && (
        <Button size="xs" variant="quiet" onClick={() => setChoosing(true)}>
          Quelqu'un d'autre…
        </Button>
      )}
      <Text size="xs" c="dimmed">
        {save.success === "half" ? "Réussie : la moitié des dégâts." : "Réussie : aucun dégât."}
        {isAwaited && missing.length > 0 && ` ${missing.join(", ")} : leur part vient avec leur jet.`}
      </Text>
    </Stack>
  );
}

/** Who is met, and what asks them. Whoever is added once the others were asked is decided by the MJ. */
function WhoSaves({ saves }: { saves: ReturnType<typeof useSaves> }) {
  const connected = useConnection();
  const { offered, chosen, busy, isAsked, choose, ask } = saves;
  const heroes = offered.filter(({ kind }) => kind === "character").map(({ id }) => id);
  return (
    <>
      <Group gap={6} role="group" aria-label="Qui sauvegarde">
        {heroes.length > 1 && (
          <Button
            size="xs"
            disabled={heroes.every((id) => chosen.includes(id))}
            onClick={() => choose([...new Set([...chosen, ...heroes])])}
          >
            Tous les héros
          </Button>
        )}
        <Chip.Group multiple value={[...chosen]} onChange={choose}>
          {offered.map(({ id, name }) => (
            <Chip key={id} size="sm" icon={null} value={id}>
              {name}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
      {!isAsked && (
        <Button variant="primary" loading={busy} disabled={!connected || chosen.length === 0} onClick={ask}>
          Demander et lancer
        </Button>
      )}
    </>
  );
}

const TAKEN: readonly { value: Taken; label: string }[] = [
  { value: "whole", label: "Entier" },
  { value: "half", label: "½" },
  { value: "none", label: "0" },
];

interface RowProps {
  one: Saving;
  isAsked: boolean;
  onSay: (id: string, taken: Taken) => void;
  children: ReactNode;
}

function Row({ one: { fighter, made, isSaved, taken, lost }, isAsked, onSay, children }: RowProps) {
  const { id, name } = fighter;
  return (
    <Group component="li" wrap="nowrap" gap={8} mih={40}>
      <Stack gap={0} flex="1 1 10ch" miw={0}>
        <Text span fw={600} lh={1.25} truncate>
          {name}
        </Text>
        {made && (
          <Text span size="xs" lh={1.25} c={isSaved ? "ok" : "bad"}>
            {made.total} · {isSaved ? "réussie" : "ratée"}
          </Text>
        )}
        {made === undefined && isAsked && (
          <Text span size="xs" lh={1.25} c="dimmed">
            attend son jet
          </Text>
        )}
      </Stack>
      {lost === undefined ? (
        <Applied />
      ) : (
        <>
          {taken === undefined && children}
          <SegmentedControl
            size="xs"
            flex="none"
            aria-label={`Part de ${name}`}
            data={[...TAKEN]}
            value={taken ?? ""}
            onChange={(value) => onSay(id, TAKEN.find((known) => known.value === value)?.value ?? "whole")}
          />
          <Text span flex="none" fw={650} className="num" miw="4ch" ta="right">
            {taken === undefined ? "?" : `−${lost}`}
          </Text>
        </>
      )}
    </Group>
  );
}
