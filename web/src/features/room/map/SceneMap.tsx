import { Box, Paper, VisuallyHidden } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { draw } from "domain/api/scenes";
import type { Drawing } from "domain/documents/sceneSchema";
import { isOutside } from "domain/table/scene/cover";
import { stepped } from "domain/table/scene/grid";
import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { randomId } from "../../../browser/randomId";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import type { MenuEntry } from "../../../ui/MenuEntries";
import { toast } from "../../../ui/toast";
import type { Place } from "./canvas/camera";
import { drawCorners } from "./canvas/drawOver";
import type { GestureHandlers } from "./canvas/Gestures";
import { useCanvas } from "./canvas/useCanvas";
import { GOLD } from "./colours";
import { gestureHandlers, IDLE, memberMenu } from "./controls/mapGestures";
import { type MenuPlace, SceneMenu } from "./controls/SceneMenu";
import { Toolbar } from "./controls/Toolbar";
import { toolbox } from "./controls/toolbox";
import { useMapHelp } from "./controls/useMapHelp";
import { type MapKeys, useMapKeys } from "./controls/useMapKeys";
import { FogNotice } from "./FogNotice";
import { showPing } from "./move/ping";
import { useDrops } from "./move/useDrops";
import { useTraces } from "./move/useTraces";
import styles from "./SceneMap.module.css";
import { NoteCard } from "./tokens/NoteCard";
import { placeText } from "./tokens/placeText";
import { TokenCard } from "./tokens/TokenCard";
import { TokenList } from "./tokens/TokenList";
import { useTokenList } from "./tokens/useTokenList";
import {
  ContextHolder,
  type DrawingStyle,
  type GetContext,
  type MjToolId,
  type TokenMove,
  type Tool,
  type ToolId,
} from "./tools/mapContext";
import { memberTools } from "./tools/memberTools";
import type { MapView, TokenView } from "./view/sceneView";

/** What the MJ has more than the others. */
export interface MjParts {
  readonly tools: (get: GetContext) => Record<MjToolId, Tool>;
  readonly keys: MapKeys;
  readonly menu: (token: TokenView | undefined, at: Place, selected: ReadonlySet<string>) => MenuEntry[];
  readonly card: (token: TokenView) => ReactNode;
  /** Beside the chosen tool: a brush's width. */
  readonly options: (tool: ToolId) => ReactNode;
  /** The drawn room that is changed. */
  readonly room:
    | { readonly outline: readonly number[]; readonly remove: (() => void) | undefined }
    | undefined;
  /** Instead of putting tokens down as members do; undefined where that is all. */
  readonly drop: (moves: readonly TokenMove[], putDown: (moves: readonly TokenMove[]) => void) => void;
  readonly duplicate: (moves: readonly TokenMove[]) => void;
  readonly remove: (ids: readonly string[]) => void;
}

interface SceneMapProps {
  campaignId: string;
  system: SystemId;
  view: MapView;
  connected: boolean;
  mj?: MjParts;
  /** Over the map's top: which scene it is, what one may do with it. */
  header?: ReactNode;
}

const NOBODY: ReadonlySet<string> = new Set();

/** A scene with what its viewer may do on it. */
export function SceneMap({ campaignId, system, view, connected, mj, header }: SceneMapProps) {
  const [tool, setTool] = useState<ToolId>("move");
  const [drawing, setDrawing] = useState<DrawingStyle>({ kind: "pen", colour: GOLD });
  const [selected, setSelected] = useState(NOBODY);
  const [menu, setMenu] = useState<MenuPlace>();
  const [said, setSaid] = useState("");
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const [read, setRead] = useState<string>();
  const [large, setLarge] = useState(false);

  const [holder] = useState(() => new ContextHolder());
  const { get } = holder;
  const handlers = useRef<GestureHandlers>(IDLE);
  const { attach, canvas, gestures, failed } = useCanvas(view, selected, handlers);
  const putDown = useDrops(campaignId, canvas, connected);
  const makeTrace = useTraces({
    campaignId,
    system,
    sceneId: view.scene.sceneId,
    grid: view.scene.grid,
    canvas,
  });

  const ping = useCallback(
    (at: Place) => {
      const now = get();
      if (now === undefined) return;
      showPing(now.canvas, at, still);
      if (now.view.live) now.makeTrace({ kind: "ping" }).add(at);
    },
    [get, still],
  );
  const sendDrawing = useCallback(
    (made: Drawing) => {
      const body = { id: randomId(), drawing: made };
      call(draw, { params: { system, id: campaignId }, body }).catch((error) =>
        toast("error", serverSentence(error, "Ton dessin n'a pas pu être envoyé.")),
      );
    },
    [system, campaignId],
  );
  const mjTools = mj?.tools;
  const tools = useMemo(
    (): Partial<Record<ToolId, Tool>> => ({
      ...memberTools(get, { ping, draw: sendDrawing }),
      ...mjTools?.(get),
    }),
    [get, ping, sendDrawing, mjTools],
  );

  const drop = (moves: readonly TokenMove[]) => {
    if (mj) mj.drop(moves, putDown);
    else putDown(moves);
    const [first] = moves;
    if (first) setSaid(`${first.token.name} : ${placeText(view.scene.grid, first.to)}.`);
  };

  useLayoutEffect(() => {
    holder.put(
      canvas && {
        campaignId,
        system,
        isMj: mj !== undefined,
        view,
        canvas,
        selected,
        select: setSelected,
        isCovered: ({ kind }, place) => isOutside(view.scene.revealed, { kind, ...place }),
        makeTrace,
        drop,
        duplicate: mj?.duplicate,
        drawing,
      },
    );
    handlers.current = gestureHandlers(get, tools[tool], { ping, openMenu: setMenu, read: setRead });
  });

  const chosen = view.tokens.filter(({ id }) => selected.has(id));
  const [first] = chosen;
  const movable = chosen.filter((token) => token.movable);
  const ownOnly = view.tokens.filter(({ own, movable: may }) => own && may);
  const stepBy = (dx: number, dy: number) => {
    const moving = movable.length > 0 ? movable : ownOnly.slice(0, 1);
    if (moving.length === 0) return;
    drop(
      moving.map((token) => {
        const from = canvas?.pieces.placeOf(token.id) ?? token;
        const to = stepped(view.scene.grid, from, dx, dy, token.size);
        const { width, height } = view.scene;
        const inside = to.x >= 0 && to.y >= 0 && to.x <= width && to.y <= height;
        return { token, to: inside ? to : from };
      }),
    );
  };
  const closeCards = () => {
    setSelected(NOBODY);
    setRead(undefined);
  };
  const note = [...view.notes, ...view.regions].find(({ text }) => read !== undefined && text === read);
  const hasCard = first !== undefined || note !== undefined;
  const list = useTokenList({ failed, hasCard, onCloseCard: closeCards });
  const ids = chosen.map(({ id }) => id);
  const room = tool === "room" ? mj?.room : undefined;
  const outline = room?.outline;
  useEffect(
    () => canvas?.overlay("corners", outline && ((canvas, scale) => drawCorners(canvas, outline, scale))),
    [canvas, outline],
  );
  const remove = room?.remove ?? (mj && ids.length > 0 ? () => mj.remove(ids) : undefined);
  const offered = toolbox(mj !== undefined);
  const help = useMapHelp(mj !== undefined);
  useMapKeys({
    active: help.keysActive,
    onHelp: help.open,
    ...mj?.keys,
    offered,
    onTool: (next) => setTool(next),
    onStep: stepBy,
    onEscape: () => {
      gestures?.cancel();
      setMenu(undefined);
      closeCards();
    },
    onFit: () => canvas?.fit(),
    ...(remove && { onDelete: remove }),
  });

  return (
    <section
      className={styles.map}
      aria-label="Carte"
      data-large={large || undefined}
      data-failed={failed || undefined}
    >
      <div>{header}</div>
      <div className={styles.stage}>
        {!failed && (
          <Box
            ref={attach}
            className={styles.canvas}
            data-tool={tool}
            role="application"
            aria-busy={view.loading || undefined}
            aria-label={`Scène : ${view.scene.title}. Les flèches déplacent ton jeton d'une case.`}
            tabIndex={0}
          />
        )}
        {failed && (
          <p className={styles.failed}>Ce navigateur ne peut pas dessiner la carte : la liste la remplace.</p>
        )}
        <Toolbar
          tool={tool}
          onTool={setTool}
          offered={offered}
          drawing={drawing}
          onDrawing={setDrawing}
          options={mj?.options(tool)}
          listed={list.shown}
          onList={list.toggle}
          large={large}
          onLarge={() => setLarge(!large)}
          onFit={() => canvas?.fit()}
          onHelp={help.open}
          drawable={!failed}
        />
        {first && (
          <TokenCard
            token={first}
            others={chosen.length - 1}
            grid={view.scene.grid}
            active={view.activeIds.has(first.id)}
            takesFocus={list.leftFor === first.id}
            onCentre={() => canvas?.centre(first)}
            onClose={() => setSelected(NOBODY)}
          >
            {mj?.card(first)}
          </TokenCard>
        )}
        {note?.text !== undefined && !first && (
          <NoteCard text={note.text} onClose={() => setRead(undefined)} />
        )}
        {!list.shown && <FogNotice scene={view.scene} live={view.live} />}
        {menu && (
          <SceneMenu
            key={menu.key}
            place={menu}
            entries={mj?.menu(menu.token, menu.at, selected) ?? memberMenu(menu, ping, setSelected)}
            onClose={() => setMenu(undefined)}
          />
        )}
        {list.shown && (
          <Paper component="section" p={8} className={styles.list} aria-label="Liste des jetons">
            <FogNotice scene={view.scene} live={view.live} inList />
            <TokenList
              view={view}
              selected={selected}
              onSelect={(token) => {
                setSelected(new Set([token.id]));
                canvas?.centre(token);
                list.onChosen(token.id);
              }}
              onMove={(move) => drop([move])}
            />
          </Paper>
        )}
      </div>
      {help.shown}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
