import { SegmentedControl, Slider, Text } from "@mantine/core";
import { plural } from "domain/values/text/plural";
import { numberText } from "domain/values/text/typedNumber";
import { useStore } from "../../../../ui/useStore";
import { OptionsBar } from "../../controls/OptionsBar";
import { useEditorState } from "../../editor/EditorContext";
import type { ToolId } from "../../tools/tool";
import { DrawnRoomOptions } from "../drawnRooms/DrawnRoomOptions";
import { useMj } from "../MjContext";
import { WallOptions } from "../walls/WallOptions";

const WITH_OPTIONS: ReadonlySet<ToolId> = new Set(["fog", "fogBrush", "drawnRoom", "walls", "region"]);

/** What the chosen one of the MJ's tools needs to know. */
export function MjToolOptions() {
  const mj = useMj();
  const tool = useEditorState((state) => state.tool);
  const fog = useStore(mj, (state) => state.fog);
  if (!WITH_OPTIONS.has(tool)) return null;
  return (
    <OptionsBar label="Outil">
      {(tool === "fog" || tool === "fogBrush") && (
        <SegmentedControl
          size="xs"
          aria-label="Brouillard"
          value={fog.reveals ? "reveal" : "cover"}
          onChange={(value) => mj.setFog({ ...fog, reveals: value === "reveal" })}
          data={[
            { value: "reveal", label: "Ouvrir" },
            { value: "cover", label: "Couvrir" },
          ]}
        />
      )}
      {tool === "fogBrush" && (
        <Slider
          w={120}
          min={0.25}
          max={4}
          step={0.25}
          value={fog.radius}
          onChange={(radius) => mj.setFog({ ...fog, radius })}
          label={(cells) => `${numberText(cells)} ${plural(cells, "case", "cases")}`}
          thumbLabel="Largeur du pinceau"
        />
      )}
      {tool === "drawnRoom" && <DrawnRoomOptions />}
      {tool === "walls" && <WallOptions />}
      {(tool === "fog" || tool === "region") && (
        <Text size="xs" c="dimmed">
          Tire un rectangle, ou touche chaque coin puis deux fois le dernier.
        </Text>
      )}
    </OptionsBar>
  );
}
