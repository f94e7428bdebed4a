import { Button } from "@mantine/core";
import { useState } from "react";
import { ImportDialog } from "./ImportDialog";

/** The way in for a character that was made elsewhere. */
export function ImportCharacter() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Importer un personnage</Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
