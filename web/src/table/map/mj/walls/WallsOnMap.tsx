import { wallPoints } from "domain/table/sight/fixtures";
import { useEffect, useMemo } from "react";
import { useStore } from "../../../../ui/useStore";
import { useEditorState } from "../../editor/EditorContext";
import { useMj } from "../MjContext";
import { LINE_OVERLAY } from "./drawWall";
import { doorsDrawing, drawFixture, drawNewLine, fixturesDrawing } from "./drawWalls";
import { keptPicture } from "./keptPicture";
import { useChosenFixture } from "./useChosenFixture";

/** With more, drawing them takes longer than a frame on an old phone. */
const MANY_POINTS = 800;

/**
 * Draws walls, doors and lights over the scene while their tool is chosen, the chosen one with its corners; else doors
 * alone, where they decide what the group sees.
 */
export function WallsOnMap() {
  const mj = useMj();
  const fixtures = useStore(mj.edits, (state) => state.fixtures);
  const { doors } = fixtures;
  const line = useStore(mj.walls, (state) => state.line);
  const chosen = useChosenFixture();
  const hasSight = useStore(mj, ({ scene }) => scene.sight?.on === true);
  const isDrawn = useEditorState(({ tool }) => tool === "walls");
  const known = useEditorState(({ view }) => view.scene.sight?.doors);
  const canvas = useEditorState((state) => state.canvas);
  const drawing = useMemo(() => {
    if (canvas === undefined) return undefined;
    if (isDrawn) return fixturesDrawing(fixtures);
    if (!hasSight) return undefined;
    const seen = known?.filter((door) => door.seen) ?? [];
    return doorsDrawing(fixtures.doors, new Set(seen.map(({ id }) => id)));
  }, [canvas, fixtures, isDrawn, hasSight, known]);
  const isLarge = isDrawn && wallPoints(fixtures.walls) > MANY_POINTS;
  useEffect(() => {
    if (canvas === undefined) return undefined;
    if (drawing === undefined || !isLarge) {
      canvas.overlay("fixtures", drawing);
      return undefined;
    }
    const kept = keptPicture(drawing, () => canvas.overlay("fixtures", kept.draw));
    canvas.overlay("fixtures", kept.draw);
    return kept.stop;
  }, [canvas, drawing, isLarge]);
  useEffect(() => {
    const shown = isDrawn ? chosen : undefined;
    canvas?.overlay(
      "chosenFixture",
      shown && ((context, scale) => drawFixture(context, shown, scale, doors)),
    );
  }, [canvas, isDrawn, chosen, doors]);
  useEffect(() => {
    canvas?.overlay(
      LINE_OVERLAY,
      line.length > 0 ? (context, scale) => drawNewLine(context, line, scale) : undefined,
    );
  }, [canvas, line]);
  return null;
}
