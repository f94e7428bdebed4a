import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnyDowntimeAct, DowntimeWay, Idle } from "domain/game/downtime";
import { gameOf } from "domain/games/registry/games";
import { actsLeft, MAX_DOWNTIME_ACTS } from "domain/table/play/downtime";
import { AppError } from "domain/values/errors";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { useMemo, useState } from "react";
import { queryKeys } from "../../../api/keys";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Entry, EntryList, Fact } from "../../../kits/sheet/EntryList";
import { type PlayInUse, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { useServerPress } from "../../../table/play/useServerPress";
import { Named } from "../../../ui/Named";
import { Panel } from "../../../ui/Panel";
import { useNow } from "../../../ui/useNow";
import { usePlayLines } from "../sheetContexts";

const FAILURE = "Impossible de jouer cet acte pour le moment.";

type Hero = Idle<PlayInUse["state"], unknown>;

interface DowntimeActsProps {
  play: PlayInUse;
  /** The number of the evening before. */
  after: number;
}

/** The acts of one game: code, kept for good. */
const useActs = (system: SystemId) =>
  useQuery({
    queryKey: queryKeys.downtime(system),
    queryFn: async () => (await gameOf(system).downtime?.()) ?? [],
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;

/** What the character may do alone now, each act with its ways and one button; and what came of the last one. */
export default function DowntimeActs({ play: { state, limits }, after }: DowntimeActsProps) {
  const { connected } = useViewer();
  const { character, equipped } = useSheet();
  const acts = useActs(character.system);
  const count = usePlayLines()?.downtime;
  const left = actsLeft(count, after, useNow(60_000));
  const { press, busy } = useServerPress(character, FAILURE);
  const [told, setTold] = useState("");
  const hero = useMemo(
    () => ({ state, limits, character: equipped.character }),
    [state, limits, equipped.character],
  );
  if (acts === undefined) return null;
  return (
    <Named anchor="temps-libre">
      <Panel
        title="Entre deux séances"
        storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "downtime")}
        aside={
          <Text size="sm" c="dimmed">
            {left > 0 ? `Encore ${left} ${plural(left, "acte", "actes")}` : "Plus d'acte"}
          </Text>
        }
      >
        <Stack gap={8}>
          <Text size="sm" c="var(--ink-2)">
            {left > 0
              ? "Le serveur lance les dés, pour de bon. Toute la table voit ce qu'il en sort, et le récit de la prochaine séance le garde."
              : `${MAX_DOWNTIME_ACTS} actes ont été faits : la suite après la prochaine séance, ou dans la semaine.`}
          </Text>
          <Text role="status" fw={600}>
            {told}
          </Text>
          {left > 0 && !connected && (
            <Text size="sm" c="warn">
              Il faut le réseau : c'est le serveur qui lance.
            </Text>
          )}
          {left > 0 && (
            <EntryList entries={acts} empty="Rien à faire seul dans ce jeu.">
              {(act) => (
                <Act
                  act={act}
                  hero={hero}
                  busy={busy}
                  connected={connected}
                  onPress={(way) =>
                    press(
                      { asked: { downtime: { act: act.id, way } }, before: count },
                      { done: (events) => setTold(events.map(({ text }) => text).join(", ")) },
                    )
                  }
                />
              )}
            </EntryList>
          )}
        </Stack>
      </Panel>
    </Named>
  );
}

/** The ways of an act now, or the sentence of why there is none. */
function waysNow({ waysOf }: AnyDowntimeAct, hero: Hero): readonly DowntimeWay<unknown>[] | string {
  try {
    return waysOf(hero);
  } catch (error) {
    if (error instanceof AppError && error.code === "operation-refused") return error.message;
    throw error;
  }
}

interface ActProps {
  act: AnyDowntimeAct;
  hero: Hero;
  busy: boolean;
  connected: boolean;
  onPress: (wayId: string) => void;
}

function Act({ act, hero, busy, connected, onPress }: ActProps) {
  const { title, about, choice } = act;
  const ways = useMemo(() => waysNow(act, hero), [act, hero]);
  const [chosen, choose] = useState<string>();
  const isRefused = typeof ways === "string";
  const way = isRefused ? undefined : (ways.find(({ id }) => id === chosen) ?? ways[0]);
  return (
    <Entry
      title={title}
      aside={
        way && (
          <Button
            mih={44}
            disabled={busy || !connected}
            aria-label={`Faire : ${title}`}
            onClick={() => onPress(way.id)}
          >
            Faire
          </Button>
        )
      }
    >
      <Fact>{about}</Fact>
      {isRefused && <Fact c="dimmed">{ways}</Fact>}
      {!isRefused && ways.length > 1 && (
        <NativeSelect
          label={choice}
          mt={6}
          value={way?.id ?? ""}
          data={ways.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {way?.takes && <Fact mt={4}>{ways.length > 1 ? way.takes : `${way.label} : ${way.takes}`}</Fact>}
    </Entry>
  );
}
