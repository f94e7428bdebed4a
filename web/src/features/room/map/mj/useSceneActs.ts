import { changeFog, changeTokens, updateScene } from "domain/api/scenes";
import { type ActHistory, NO_ACTS, redoLast, type SceneAct, undoLast, withAct } from "domain/scene/undo";
import type { SystemId } from "domain/systems/systemIds";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { onceMore } from "../../../../api/onceMore";
import { randomId } from "../../../../browser/randomId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { moveToken } from "../../../../live/scene/sceneDocuments";
import { toast } from "../../../../ui/toast";
import type { TokenView } from "../view/sceneView";

const FAILURE = "La scène n'a pas pu être changée. Réessaie.";

interface SceneActs {
  /** Does something, in its turn, and keeps how it is taken back. */
  readonly act: (act: SceneAct) => void;
  /** Keeps how something is taken back that is done already. */
  readonly note: (act: SceneAct) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** How many acts are under way. */
  readonly busy: number;
}

interface ActsProps {
  campaignId: string;
  system: SystemId;
  sceneId: string | undefined;
  tokens: readonly TokenView[];
}

/** The MJ's acts on a scene, one after the other as they were meant, and their undoing. */
export function useSceneActs({ campaignId, system, sceneId, tokens }: ActsProps): SceneActs {
  const [histories, setHistories] = useState<Readonly<Record<string, ActHistory>>>({});
  const [busy, setBusy] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(tokens);
  useLayoutEffect(() => {
    known.current = tokens;
  });
  const history = histories[sceneId ?? ""] ?? NO_ACTS;

  const send = useCallback(
    (act: SceneAct): Promise<unknown> => {
      if (sceneId === undefined) return Promise.resolve();
      const params = { system, id: campaignId, sceneId };
      switch (act.kind) {
        case "fog": {
          const body = { id: randomId(), change: act.redo };
          return onceMore(() => call(changeFog, { params, body }));
        }
        case "scene":
          return onceMore(() => call(updateScene, { params, body: act.redo }));
        case "tokens":
          return onceMore(() => call(changeTokens, { params, body: { operations: act.redo } }));
        case "move":
          return Promise.all(
            act.moves.map(({ id, to }) => {
              const token = known.current.find((one) => one.id === id);
              return token && moveToken({ campaignId, sceneId, id, concealed: token.concealed }, to.x, to.y);
            }),
          );
      }
    },
    [campaignId, system, sceneId],
  );

  const perform = useCallback(
    (act: SceneAct) => {
      setBusy((count) => count + 1);
      const done = last.current.then(() => send(act));
      last.current = done.catch((error) => toast("error", serverSentence(error, FAILURE)));
      void last.current.then(() => setBusy((count) => count - 1));
    },
    [send],
  );

  return useMemo(() => {
    const keep = (next: ActHistory) => setHistories((all) => ({ ...all, [sceneId ?? ""]: next }));
    const note = (act: SceneAct) =>
      setHistories((all) => ({ ...all, [sceneId ?? ""]: withAct(all[sceneId ?? ""] ?? NO_ACTS, act) }));
    const step = (found: ReturnType<typeof undoLast>) =>
      found &&
      (() => {
        keep(found.history);
        perform(found.act);
      });
    return {
      act: (act: SceneAct) => {
        note(act);
        perform(act);
      },
      note,
      undo: step(undoLast(history)),
      redo: step(redoLast(history)),
      busy,
    };
  }, [history, perform, sceneId, busy]);
}
