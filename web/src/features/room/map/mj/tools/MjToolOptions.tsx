import { SegmentedControl, Slider, Text } from "@mantine/core";
import { OptionsBar } from "../../controls/OptionsBar";
import { useEditorState } from "../../editor/EditorContext";
import { useStore } from "../../editor/useStore";
import { DrawnRoomOptions } from "../drawnRooms/DrawnRoomOptions";
import { useMj } from "../MjContext";

/** What the chosen one of the MJ's tools needs to know. */
export function MjToolOptions() {
  const mj = useMj();
  const tool = useEditorState((state) => state.tool);
  const fog = useStore(mj, (state) => state.fog);
  if (tool !== "fog" && tool !== "fogBrush" && tool !== "drawnRoom" && tool !== "region") return null;
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
          label={(cells) => `${cells} cases`}
          thumbLabel="Largeur du pinceau"
        />
      )}
      {tool === "drawnRoom" && <DrawnRoomOptions />}
      {(tool === "fog" || tool === "region") && (
        <Text size="xs" c="dimmed">
          Tire un rectangle, ou touche chaque coin puis deux fois le dernier.
        </Text>
      )}
    </OptionsBar>
  );
}
