import { Button, FileButton, Group, Stack } from "@mantine/core";
import { AppError } from "domain/values/errors";
import { PICTURE_TYPES } from "domain/values/pictures/pictureHeader";
import { smallPicture } from "../../browser/smallPicture";
import { useCommand } from "../useCommand";
import styles from "./Card.module.css";

interface PictureFieldProps {
  /** What is shown of the picture; undefined for none. */
  address: string | undefined;
  /** What it is called. */
  alt: string;
  /** While one is made small. */
  reading: PictureReading;
  onRemove: () => void;
}

type PictureReading = ReturnType<typeof usePicture>;

/** The type is the server's to find; browsers look at the bytes as well. */
export const pictureAddress = (image: string): string => `data:image/webp;base64,${image}`;

/** Makes a picture of a file that is small enough to send (base64), in `maxBytes`. */
export const usePicture = (maxBytes: number, onDone: (image: string) => void) =>
  useCommand(
    (file: File) =>
      smallPicture(file, maxBytes, "whole").catch(() => {
        throw new AppError("portrait-unreadable");
      }),
    { failure: "Cette image n'a pas pu être lue.", onDone },
  );

/** Chooses a picture, another one, or none. */
export const PictureField = ({ address, alt, reading, onRemove }: PictureFieldProps) => (
  <Stack gap={8}>
    <Group gap={8}>
      <FileButton accept={PICTURE_TYPES.join(",")} onChange={(file) => file && reading.send(file)}>
        {(props) => (
          <Button {...props} size="sm" loading={reading.busy}>
            {address ? "Changer l'image" : "Choisir une image"}
          </Button>
        )}
      </FileButton>
      {address && (
        <Button size="sm" onClick={onRemove}>
          Retirer l'image
        </Button>
      )}
    </Group>
    {address && <img className={styles.preview} src={address} alt={alt} />}
  </Stack>
);
