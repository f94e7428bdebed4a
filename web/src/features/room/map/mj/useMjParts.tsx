import { MAX_OPERATIONS, type Token, type TokenOperation } from "domain/documents/sceneSchema";
import { creatureTokens, type PreparedCreatures } from "domain/table/scene/creatureTokens";
import { fogEdit, moveEdit, type SceneEdit, tokensEdit } from "domain/table/scene/edits";
import { middleOf } from "domain/table/scene/freePlaces";
import { namedTokens } from "domain/table/scene/tokens";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { randomId } from "../../../../browser/randomId";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { MenuEntry } from "../../../../ui/MenuEntries";
import type { Place } from "../canvas/camera";
import type { MjParts } from "../SceneMap";
import type { GetContext, TokenMove } from "../tools/mapContext";
import type { MapView, TokenView } from "../view/sceneView";
import type { HeaderActs } from "./MjHeader";
import { MjToolOptions } from "./MjToolOptions";
import type { MjDialog } from "./mjDialog";
import { drawingEntries, fogEntries, tokenEntries } from "./mjEntries";
import { type FogOptions, type MjToolState, mjTools } from "./mjTools";
import { useRooms } from "./rooms/useRooms";
import { MjTokenCard } from "./tokens/MjTokenCard";
import { sortMoves } from "./tokens/sortMoves";
import { presentTokens, storedToken } from "./tokens/storedToken";
import { useFightTokens } from "./tokens/useFightTokens";
import { useSceneActs } from "./useSceneActs";

interface MjPartsProps {
  campaignId: string;
  system: SystemId;
  scene: LiveScene;
  live: boolean;
  view: MapView | undefined;
  onDialog: (dialog: MjDialog) => void;
}

const NO_TOKENS: readonly TokenView[] = [];

/** What the MJ does on a scene, with its undoing. */
export function useMjParts({ campaignId, system, scene, live, view, onDialog }: MjPartsProps): {
  parts: MjParts;
  header: HeaderActs;
  act: (act: SceneEdit) => void;
  /** Puts creatures on the scene, before their fight. */
  placeCreatures: (prepared: readonly PreparedCreatures[], at: Place | undefined) => void;
} {
  const tokens = view?.tokens ?? NO_TOKENS;
  const acts = useSceneActs({ campaignId, system, scene, live, tokens });
  const [fog, setFog] = useState<FogOptions>({ reveals: true, radius: 1 });
  const rooms = useRooms(acts.rooms, acts.act);

  const operate = (operations: readonly TokenOperation[], of: readonly TokenView[]) => {
    const before = new Map(presentTokens(of, scene).map((one) => [one.id, one]));
    for (let at = 0; at < operations.length; at += MAX_OPERATIONS)
      acts.act(tokensEdit(before, operations.slice(at, at + MAX_OPERATIONS)));
  };
  const changeToken = (token: TokenView, change: Partial<Token>) =>
    operate(
      [
        {
          kind: "put",
          id: token.id,
          token: { ...storedToken(token, scene), ...change },
          hidden: token.hidden,
        },
      ],
      [token],
    );
  const chosenOf = (ids: Iterable<string>) => {
    const wanted = new Set(ids);
    return tokens.filter(({ id }) => wanted.has(id));
  };
  const fightTokens = useFightTokens(campaignId, scene, tokens);
  const placeFight = (at: Place | undefined): MenuEntry[] => {
    const operations = fightTokens(at);
    if (operations.length === 0) return [];
    const label = at ? "Placer ici les créatures du combat" : "Placer les créatures du combat";
    return [{ label, onSelect: () => operate(operations, chosenOf(namedTokens(operations))) }];
  };
  const placeCreatures = (prepared: readonly PreparedCreatures[], at: Place | undefined) => {
    const present = presentTokens(tokens, scene);
    operate(
      creatureTokens({ ...scene, present, isShown: live }, prepared, at ?? middleOf(scene), randomId),
      [],
    );
  };
  const showLife = (of: readonly TokenView[], health: boolean) =>
    operate(
      of.map((token) => {
        const { health: _, ...rest } = storedToken(token, scene);
        const follows = { badges: false, ...rest.follows, health };
        return { kind: "put", id: token.id, token: { ...rest, follows }, hidden: token.hidden };
      }),
      of,
    );
  const setHidden = (of: readonly TokenView[], hidden: boolean) =>
    operate([{ kind: hidden ? "hide" : "show", ids: of.map(({ id }) => id) }], of);

  const drop: MjParts["drop"] = (moves, putDown) => {
    const on = { scene, live, settled: acts.isSettled() };
    const { plain, crossing, operations } = sortMoves(on, moves);
    if (plain.length > 0) {
      acts.note(
        moveEdit(
          plain.map(({ token: { id, x, y }, to }) => ({ id, from: { x, y }, to: { x: to.x, y: to.y } })),
        ),
      );
      putDown(plain);
    }
    if (crossing.length > 0)
      operate(
        operations,
        crossing.map(({ token }) => token),
      );
  };

  const toolState: MjToolState = {
    fog,
    rooms,
    changeFog: (change) => acts.act(fogEdit(scene.fog.revealed, change)),
    region: (outline) => onDialog({ kind: "truth", of: { kind: "region", outline } }),
  };
  const latest = useRef(toolState);
  useLayoutEffect(() => {
    latest.current = toolState;
  });
  const tools = useCallback((get: GetContext) => mjTools(get, () => latest.current), []);

  const menu: MjParts["menu"] = (token, at, selected) => {
    if (token === undefined) {
      return [
        { label: "Poser un jeton ici", onSelect: () => onDialog({ kind: "tokens", at }) },
        { label: "Poser des créatures ici", onSelect: () => onDialog({ kind: "creatures", at }) },
        ...placeFight(at),
        {
          label: "Note pour quelques joueurs",
          onSelect: () => onDialog({ kind: "truth", of: { kind: "note", at } }),
        },
        ...drawingEntries(campaignId, system, view),
      ];
    }
    const of = chosenOf(selected.has(token.id) ? selected : [token.id]);
    return tokenEntries(token, of, {
      setHidden,
      showLife,
      remove: () => operate([{ kind: "remove", ids: of.map(({ id }) => id) }], of),
      duplicate: () =>
        duplicate(of.map((one) => ({ token: one, to: { x: one.x + scene.grid.size, y: one.y } }))),
      truth: () => onDialog({ kind: "truth", of: { kind: "token", token: storedToken(token, scene) } }),
    });
  };

  function duplicate(moves: readonly TokenMove[]): void {
    operate(
      moves.map(({ token, to }) => {
        // Whoever it stands for has one token; its copy is anybody's double, and keeps what it shows.
        const { characterId: _, participantId: __, follows: ___, ...copy } = storedToken(token, scene);
        const kind = copy.kind === "character" ? ("creature" as const) : copy.kind;
        return {
          kind: "put",
          id: randomId(),
          token: { ...copy, kind, x: to.x, y: to.y },
          hidden: token.hidden,
        };
      }),
      [],
    );
  }

  return {
    act: acts.act,
    placeCreatures,
    header: {
      undo: acts.undo,
      redo: acts.redo,
      entries: [
        { label: "Ajouter des jetons", onSelect: () => onDialog({ kind: "tokens", at: undefined }) },
        { label: "Poser des créatures", onSelect: () => onDialog({ kind: "creatures", at: undefined }) },
        ...placeFight(undefined),
        { label: "Image de la scène", onSelect: () => onDialog({ kind: "picture" }) },
        { label: "Réglages de la scène", onSelect: () => onDialog({ kind: "scene" }) },
        ...fogEntries(scene, acts.act, toolState.changeFog),
      ],
    },
    parts: {
      tools,
      keys: { onUndo: acts.undo, onRedo: acts.redo },
      menu,
      card: (token) =>
        view && (
          <MjTokenCard
            key={token.id}
            campaignId={campaignId}
            system={system}
            token={token}
            view={view}
            onChange={(change) => changeToken(token, change)}
            onHidden={(hidden) => setHidden([token], hidden)}
            onRemove={() => operate([{ kind: "remove", ids: [token.id] }], [token])}
          />
        ),
      options: (tool) => <MjToolOptions tool={tool} fog={fog} onFog={setFog} rooms={rooms} />,
      room: rooms.chosen && { outline: rooms.chosen.outline, remove: rooms.remove },
      drop,
      duplicate,
      remove: (ids) => {
        const of = chosenOf(ids);
        if (of.length > 0) operate([{ kind: "remove", ids: of.map(({ id }) => id) }], of);
      },
    },
  };
}
