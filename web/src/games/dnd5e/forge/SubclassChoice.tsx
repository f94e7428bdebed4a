import { Paper, Stack, TextInput } from "@mantine/core";
import { isOfSrd, type Subclass } from "domain/games/dnd5e/subclasses";
import { useState } from "react";
import { ChipChoice } from "../../../kits/forge/Chips";

interface SubclassChoiceProps {
  due: Subclass;
  chosen: string;
  onChoose: (subclass: string) => void;
}

/** The subclass of the SRD, or another by its name, once a class asks for one. */
export function SubclassChoice({ due, chosen, onChoose }: SubclassChoiceProps) {
  const isSrd = isOfSrd(due, chosen);
  const [isOther, setOther] = useState(!isSrd && chosen.trim() !== "");
  const options = [
    { id: "srd", name: due.name },
    { id: "other", name: "Une autre" },
  ] as const;
  return (
    <Paper component="section" aria-label={due.what} p="md">
      <Stack gap="sm">
        <ChipChoice
          legend={due.what}
          options={options}
          chosen={isSrd ? "srd" : isOther ? "other" : ""}
          onChoose={(id) => {
            setOther(id === "other");
            onChoose(id === "srd" ? due.name : "");
          }}
        />
        {isOther && !isSrd && (
          <TextInput
            label="Sous-classe"
            description="Celle d'un autre livre, ou de ton MJ."
            maxLength={60}
            value={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          />
        )}
      </Stack>
    </Paper>
  );
}
