import { Button, NativeSelect, SegmentedControl, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { ColourField } from "../scenes/ColourField";
import type { Rooms } from "./useRooms";

/** Draws new rooms, or changes one of those that are there. */
export function RoomOptions({ rooms }: { rooms: Rooms }) {
  const { edits, chosen, colour, setColour } = rooms;
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Salles"
        value={edits ? "edit" : "draw"}
        onChange={(value) => rooms.setEdits(value === "edit")}
        data={[
          { value: "draw", label: "Dessiner" },
          { value: "edit", label: "Modifier" },
        ]}
      />
      {edits && (
        <NativeSelect
          size="xs"
          aria-label="Salle à modifier"
          value={chosen?.id ?? ""}
          onChange={({ currentTarget }) => rooms.choose(currentTarget.value || undefined)}
          data={[
            { value: "", label: rooms.rooms.length === 0 ? "Aucune salle" : "Choisir une salle" },
            ...rooms.rooms.map(({ id, label }, index) => ({
              value: id,
              label: label ?? `Salle ${index + 1}`,
            })),
          ]}
        />
      )}
      {edits && chosen && (
        <NameField key={`${chosen.id} ${chosen.label}`} name={chosen.label ?? ""} {...rooms} />
      )}
      {(!edits || chosen) && (
        <ColourField key={chosen?.id} label="Couleur de la salle" value={colour} onChange={setColour} />
      )}
      {edits && rooms.remove && (
        <Button size="compact-sm" variant="danger" onClick={rooms.remove}>
          Supprimer la salle
        </Button>
      )}
      <Text size="xs" c="dimmed">
        {edits
          ? "Touche une salle, puis tire un de ses coins, ou toute la salle."
          : "Tire un rectangle, ou touche chaque coin puis deux fois le dernier."}
      </Text>
    </>
  );
}

function NameField({ name, rename }: { name: string } & Pick<Rooms, "rename">) {
  const [text, setText] = useState(name);
  const save = () => rename(text.trim());
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
      onKeyDown={({ key }) => key === "Enter" && save()}
    />
  );
}
