import { changeFog, changeTokens, updateScene } from "domain/api/scenes";
import type { Region, TokenOperation } from "domain/documents/sceneSchema";
import type { History, HistoryStep } from "domain/operations/history";
import {
  changedDrawnRooms,
  type DrawnRoomChange,
  onTokensNow,
  type SceneEdit,
  sceneHistories,
} from "domain/table/scene/edits";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { randomId } from "../../../../browser/randomId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { moveToken } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";
import { toast } from "../../../../ui/toast";
import type { TokenView } from "../view/sceneView";
import { sortMoves } from "./tokens/sortMoves";

const FAILURE = "La scène n'a pas pu être changée. Réessaie.";

interface SceneActs {
  /** Does something, in its turn, and keeps how it is taken back. */
  readonly act: (act: SceneEdit) => void;
  /** Keeps how something is taken back that is done already. */
  readonly note: (act: SceneEdit) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** How many acts are under way. */
  readonly busy: number;
  /** The drawn rooms as they will be once the listener has what was asked for: what comes next changes these. */
  readonly rooms: LiveScene["rooms"];
  /** Whether the scene as it is known has all acts in it: its fog may have changed already where it has not. */
  readonly isSettled: () => boolean;
}

interface ActsProps {
  campaignId: string;
  system: SystemId;
  scene: LiveScene;
  /** The members see this scene. */
  live: boolean;
  tokens: readonly TokenView[];
}

/** What the server made of the last acts on a scene. */
interface Answered extends Partial<Pick<LiveScene, "revision" | "rooms">> {
  readonly of?: string;
  readonly revealed?: Region;
}

/** Whether the listener still has to bring it. */
const isAhead = ({ of, revision = 0 }: Answered, { id, revision: known }: LiveScene): boolean =>
  of === id && revision > known;

/** What an act did is shown by the listener, and the next one goes on from there. */
const ONCE = { keepAsking: false } as const;

/** The MJ's acts on a scene, one after the other as they were meant, and their undoing. */
export function useSceneActs({ campaignId, system, scene, live, tokens }: ActsProps): SceneActs {
  const [histories, setHistories] = useState<Readonly<Record<string, History<SceneEdit>>>>({});
  const [busy, setBusy] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const known = useRef({ scene, live, tokens });
  useLayoutEffect(() => {
    known.current = { scene, live, tokens };
  });
  /** What the server made of the last acts, until the listener brings it. */
  const answered = useRef<Answered>({});
  const sceneId = scene.id;
  const history = histories[sceneId] ?? sceneHistories.empty;
  /** Of the acts under way, in their order. */
  const [roomChanges, setRoomChanges] = useState<readonly { of: string; change: DrawnRoomChange }[]>([]);
  const [heardRooms, setHeardRooms] = useState<Answered>({});
  const [befores] = useState(() => new WeakMap<SceneEdit, Region>());

  const send = useCallback(
    (act: SceneEdit, taken: SceneEdit | undefined): Promise<unknown> => {
      const params = { system, id: campaignId, sceneId };
      const now = known.current;
      const ahead = isAhead(answered.current, now.scene) ? answered.current : {};
      const heard = (answer: Answered) => {
        answered.current = { ...ahead, ...answer, of: sceneId };
      };
      const change = (operations: TokenOperation[]) =>
        call(changeTokens, { params, body: { operations } }, ONCE);
      switch (act.kind) {
        case "fog": {
          // What there was when the act was done, which is more than what was known when it was meant.
          const before = taken && befores.get(taken);
          const body = {
            id: randomId(),
            change: before ? { kind: "set" as const, revealed: before } : act.redo,
          };
          if (taken === undefined) befores.set(act, ahead.revealed ?? now.scene.fog.revealed);
          return call(changeFog, { params, body }, ONCE).then(heard);
        }
        case "scene":
          return call(updateScene, { params, body: act.redo }, ONCE);
        case "drawnRoom": {
          const rooms = changedDrawnRooms(ahead.rooms ?? now.scene.rooms, act.redo);
          return call(updateScene, { params, body: { rooms } }, ONCE).then(({ revision }) => {
            heard({ revision, rooms });
            setHeardRooms({ of: sceneId, revision, rooms });
          });
        }
        case "tokens": {
          const places = new Map(now.tokens.map((token) => [token.id, token]));
          return change(onTokensNow(act, places));
        }
        case "move": {
          const moves = act.moves.flatMap(({ id, to }) => {
            const token = now.tokens.find((one) => one.id === id);
            return token ? [{ token, to }] : [];
          });
          const fog = { ...now.scene.fog, ...(ahead.revealed && { revealed: ahead.revealed }) };
          const on = { scene: { ...now.scene, fog }, live: now.live, settled: true };
          const { plain, operations } = sortMoves(on, moves);
          return Promise.all([
            ...(operations.length > 0 ? [change([...operations])] : []),
            ...plain.map(({ token: { id, concealed }, to }) =>
              moveToken({ campaignId, sceneId, id, concealed }, to.x, to.y),
            ),
          ]);
        }
      }
    },
    [campaignId, system, sceneId, befores],
  );

  const perform = useCallback(
    (act: SceneEdit, taken?: SceneEdit) => {
      setBusy((count) => count + 1);
      underWay.current += 1;
      if (act.kind === "drawnRoom") setRoomChanges((all) => [...all, { of: sceneId, change: act.redo }]);
      const done = last.current.then(() => send(act, taken));
      last.current = done.catch((error) => toast("error", serverSentence(error, FAILURE)));
      void last.current.then(() => {
        underWay.current -= 1;
        setBusy((count) => count - 1);
        if (act.kind === "drawnRoom") setRoomChanges((all) => all.slice(1));
      });
    },
    [send, sceneId],
  );

  const heard = isAhead(heardRooms, scene) ? heardRooms.rooms : undefined;
  const rooms = roomChanges
    .filter(({ of }) => of === sceneId)
    .reduce((before, { change }) => changedDrawnRooms(before, change), heard ?? scene.rooms);

  const acts = useMemo(() => {
    const keep = (next: History<SceneEdit>) => setHistories((all) => ({ ...all, [sceneId]: next }));
    const note = (act: SceneEdit) =>
      setHistories((all) => ({
        ...all,
        [sceneId]: sceneHistories.withDone(all[sceneId] ?? sceneHistories.empty, act),
      }));
    const step = (found: HistoryStep<SceneEdit> | undefined, taken?: SceneEdit) =>
      found &&
      (() => {
        keep(found.history);
        perform(found.toDo, taken);
      });
    return {
      act: (act: SceneEdit) => {
        note(act);
        perform(act);
      },
      note,
      undo: step(sceneHistories.undo(history), history.done.at(-1)),
      redo: step(sceneHistories.redo(history)),
      busy,
      isSettled: () => underWay.current === 0 && !isAhead(answered.current, known.current.scene),
    };
  }, [history, perform, sceneId, busy]);
  return { ...acts, rooms };
}
