import { Button, NativeSelect, SegmentedControl, Text, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { isComposed } from "../../../../browser/isComposed";
import { useStore } from "../../../../ui/useStore";
import { drawCorners } from "../../canvas/drawOver";
import { useEditorState } from "../../editor/EditorContext";
import { useMj } from "../MjContext";
import { ColourField } from "../scenes/ColourField";

/** Draws new rooms, or changes one of those that are there; its corners are on the canvas meanwhile. */
export function DrawnRoomOptions() {
  const { drawnRooms, edits } = useMj();
  const { changes, colour } = useStore(drawnRooms, (state) => state);
  const all = useStore(edits, (state) => state.drawnRooms);
  const canvas = useEditorState((state) => state.canvas);
  const { chosen } = drawnRooms;
  const outline = chosen?.outline;
  useEffect(() => {
    if (canvas === undefined || outline === undefined) return undefined;
    canvas.overlay("corners", (context, scale) => drawCorners(context, outline, scale));
    return () => canvas.overlay("corners", undefined);
  }, [canvas, outline]);
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Salles"
        value={changes ? "edit" : "draw"}
        onChange={(value) => drawnRooms.change(value === "edit")}
        data={[
          { value: "draw", label: "Dessiner" },
          { value: "edit", label: "Modifier" },
        ]}
      />
      {changes && (
        <NativeSelect
          size="xs"
          aria-label="Salle à modifier"
          value={chosen?.id ?? ""}
          onChange={({ currentTarget }) => drawnRooms.choose(currentTarget.value || undefined)}
          data={[
            { value: "", label: all.length === 0 ? "Aucune salle" : "Choisir une salle" },
            ...all.map(({ id, label }, index) => ({ value: id, label: label ?? `Salle ${index + 1}` })),
          ]}
        />
      )}
      {chosen && (
        <NameField
          key={`${chosen.id} ${chosen.label}`}
          name={chosen.label ?? ""}
          onName={(name) => drawnRooms.rename(name)}
        />
      )}
      {(!changes || chosen) && (
        <ColourField
          key={chosen?.id}
          label="Couleur de la salle"
          value={chosen?.colour ?? colour}
          onChange={(next) => drawnRooms.paint(next)}
        />
      )}
      {chosen && (
        <Button size="compact-sm" variant="danger" onClick={() => drawnRooms.remove(chosen)}>
          Supprimer la salle
        </Button>
      )}
      <Text size="xs" c="dimmed">
        {changes
          ? "Touche une salle, puis tire un de ses coins, ou toute la salle."
          : "Tire un rectangle, ou touche chaque coin puis deux fois le dernier."}
      </Text>
    </>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  const save = () => onName(text.trim());
  return (
    <TextInput
      size="xs"
      w={150}
      aria-label="Nom de la salle"
      placeholder="Nom de la salle"
      maxLength={80}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => key === "Enter" && !isComposed(nativeEvent) && save()}
    />
  );
}
