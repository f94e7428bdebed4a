import { SegmentedControl, Slider, Text } from "@mantine/core";
import { OptionsBar } from "../controls/OptionsBar";
import type { ToolId } from "../tools/mapContext";
import type { FogOptions } from "./mjTools";
import { RoomOptions } from "./rooms/RoomOptions";
import type { Rooms } from "./rooms/useRooms";

interface MjToolOptionsProps {
  tool: ToolId;
  fog: FogOptions;
  onFog: (fog: FogOptions) => void;
  rooms: Rooms;
}

/** What the chosen tool needs to know. */
export function MjToolOptions({ tool, fog, onFog, rooms }: MjToolOptionsProps) {
  if (tool !== "fog" && tool !== "fogBrush" && tool !== "room" && tool !== "region") return null;
  return (
    <OptionsBar label="Outil">
      {(tool === "fog" || tool === "fogBrush") && (
        <SegmentedControl
          size="xs"
          aria-label="Brouillard"
          value={fog.reveals ? "reveal" : "cover"}
          onChange={(value) => onFog({ ...fog, reveals: value === "reveal" })}
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
          onChange={(radius) => onFog({ ...fog, radius })}
          label={(cells) => `${cells} cases`}
          thumbLabel="Largeur du pinceau"
        />
      )}
      {tool === "room" && <RoomOptions rooms={rooms} />}
      {(tool === "fog" || tool === "region") && (
        <Text size="xs" c="dimmed">
          Tire un rectangle, ou touche chaque coin puis deux fois le dernier.
        </Text>
      )}
    </OptionsBar>
  );
}
