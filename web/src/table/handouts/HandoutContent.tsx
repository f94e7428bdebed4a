import { Stack, Title, VisuallyHidden } from "@mantine/core";
import { handoutPictureAddress } from "domain/table/handouts/handoutPicture";
import { NoteText } from "../notes/NoteText";
import styles from "./Handout.module.css";

interface HandoutPictureProps {
  campaignId: string;
  pictureId: string | undefined;
  title: string;
}

/** The picture of a handout; nothing where it has none. */
export const HandoutPicture = ({ campaignId, pictureId, title }: HandoutPictureProps) =>
  pictureId !== undefined && (
    <img className={styles.picture} src={handoutPictureAddress(campaignId, pictureId)} alt={title} />
  );

interface HandoutTextProps {
  title: string;
  text: string;
}

/** One part of it, under its title; the headings of its text are below one in any case. */
export const HandoutText = ({ title, text }: HandoutTextProps) => (
  <div>
    {title ? (
      <Title order={2} variant="text" mb={4}>
        {title}
      </Title>
    ) : (
      <VisuallyHidden component="h2">Texte</VisuallyHidden>
    )}
    {text.trim() !== "" && <NoteText text={text} />}
  </div>
);

interface HandoutContentProps extends HandoutPictureProps {
  parts: readonly (HandoutTextProps & { readonly id: string })[];
}

/** What is read of a handout: its picture, then its parts. */
export const HandoutContent = ({ parts, ...picture }: HandoutContentProps) => (
  <Stack gap="md">
    <HandoutPicture {...picture} />
    {parts.map(({ id, title, text }) => (
      <HandoutText key={id} title={title} text={text} />
    ))}
  </Stack>
);
