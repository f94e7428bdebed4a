import { Button, FileButton, Group, Text } from "@mantine/core";
import { PICTURE_TYPES } from "domain/values/pictures/pictureHeader";
import { isOwnPortrait } from "domain/values/portraits/portrait";
import { keepPortrait, PORTRAIT_FAILED } from "../../api/portraits";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";

interface PortraitPictureProps {
  address: string;
  onAddress: (address: string) => void;
}

/** A picture from this device: made small here, and kept by us. */
export function PortraitPicture({ address, onAddress }: PortraitPictureProps) {
  const { mutate, forgetFailure, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: keepPortrait,
    onSuccess: onAddress,
  });
  return (
    <div>
      <Group gap={10}>
        <FileButton accept={PICTURE_TYPES.join(",")} onChange={(file) => file && mutate(file)}>
          {(props) => (
            <Button {...props} size="sm" loading={isPending}>
              Choisir une image
            </Button>
          )}
        </FileButton>
        {isOwnPortrait(address) && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              forgetFailure();
              onAddress("");
            }}
          >
            Retirer l'image
          </Button>
        )}
      </Group>
      <Text size="sm" c="bad" role="alert">
        {error && serverSentence(error, PORTRAIT_FAILED)}
      </Text>
    </div>
  );
}
