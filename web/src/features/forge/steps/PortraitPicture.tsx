import { Button, FileButton, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { createPortrait } from "domain/api/portraits";
import { AppError } from "domain/errors";
import { isOwnPortrait, MAX_PORTRAIT_BYTES, PORTRAIT_TYPES } from "domain/portraits/portrait";
import { smallPicture } from "../../../browser/smallPicture";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";

const FAILED = "L'image n'a pas pu être envoyée. Réessaie.";

async function keep(file: File): Promise<string> {
  const image = await smallPicture(file, MAX_PORTRAIT_BYTES).catch(() => {
    throw new AppError("portrait-unreadable");
  });
  return (await call(createPortrait, { body: { image } })).address;
}

interface PortraitPictureProps {
  address: string;
  onAddress: (address: string) => void;
}

/** A picture from this device: made small here, and kept by us. */
export function PortraitPicture({ address, onAddress }: PortraitPictureProps) {
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: keep,
    onSuccess: onAddress,
  });
  return (
    <div>
      <Group gap={10}>
        <FileButton accept={PORTRAIT_TYPES.join(",")} onChange={(file) => file && mutate(file)}>
          {(props) => (
            <Button {...props} size="sm" loading={isPending}>
              Choisir une image
            </Button>
          )}
        </FileButton>
        {isOwnPortrait(address) && (
          <Button variant="quiet" size="sm" onClick={() => onAddress("")}>
            Retirer l'image
          </Button>
        )}
      </Group>
      <Text size="sm" c="bad" role="alert">
        {error && serverSentence(error, FAILED)}
      </Text>
    </div>
  );
}
