import { FileButton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { updateCharacter } from "domain/api/characters";
import { PICTURE_TYPES } from "domain/values/pictures/pictureHeader";
import { queryKeys } from "../../../api/keys";
import { keepPortrait, PORTRAIT_FAILED } from "../../../api/portraits";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { useSheet } from "../../../kits/sheet/openSheet";
import { useMember } from "../../../session/SessionProvider";
import { IconButton } from "../../../ui/IconButton";
import { toast } from "../../../ui/toast";
import styles from "./SheetHeader.module.css";

/** A picture from this device for the character's portrait, kept by us. */
export function ChangePortrait() {
  const { character, refetch } = useSheet();
  const { id, system, version } = character;
  const { uid } = useMember();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async (file: File) => {
      const avatarUrl = await keepPortrait(file);
      return call(updateCharacter, { params: { system, id }, body: { version, avatarUrl } });
    },
    onSuccess: (answer) => {
      client.setQueryData(queryKeys.character(uid, system, id), answer);
      toast("success", "Portrait changé.");
    },
    onError: (error) => {
      toast("error", serverSentence(error, PORTRAIT_FAILED));
      refetch();
    },
  });
  return (
    <FileButton accept={PICTURE_TYPES.join(",")} onChange={(file) => file && mutate(file)}>
      {(props) => (
        <IconButton
          {...props}
          icon="picture"
          size={40}
          label="Changer le portrait"
          className={styles.changePortrait}
          loading={isPending}
        />
      )}
    </FileButton>
  );
}
