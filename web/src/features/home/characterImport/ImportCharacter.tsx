import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ImportDialog } from "./ImportDialog";

/** Opens the import of a character that was made elsewhere. */
export function ImportCharacter() {
  const [asking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Importer un personnage</Button>
      {asking && <ImportDialog onClose={close} />}
    </>
  );
}
