import { useState } from "react";
import { Button } from "../../../ui/Button";
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
