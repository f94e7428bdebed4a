import { Paper, Stack, TextInput } from "@mantine/core";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { isOfSrd, type Subclass } from "domain/games/dnd5e/subclasses";
import { useState } from "react";
import { ChipChoice } from "../../../kits/forge/Chips";

interface SubclassChoiceProps {
  due: Subclass;
  draft: Dnd5eDraft;
  change: (draft: Dnd5eDraft) => void;
}

/** The subclass of the SRD, or another by its name, once the class asks for one. */
export function SubclassChoice({ due, draft, change }: SubclassChoiceProps) {
  const isSrd = isOfSrd(due, draft.subclass);
  const [isOther, setOther] = useState(!isSrd && draft.subclass.trim() !== "");
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
            change({ ...draft, subclass: id === "srd" ? due.name : "" });
          }}
        />
        {isOther && !isSrd && (
          <TextInput
            label="Sous-classe"
            description="Celle d'un autre livre, ou de ton MJ."
            maxLength={60}
            value={draft.subclass}
            onChange={({ currentTarget }) => change({ ...draft, subclass: currentTarget.value })}
          />
        )}
      </Stack>
    </Paper>
  );
}
