import { Group, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useShownHandout } from "../../../live/handouts";
import { dataOf } from "../../../live/liveSource";
import { IconButton } from "../../../ui/IconButton";
import type { NoteView } from "../view/sceneView";
import styles from "./TokenCard.module.css";

interface NoteCardProps extends Pick<NoteView, "text" | "handout"> {
  onClose: () => void;
}

/** The whole of a text whose label on the map has its first words. */
export function NoteCard({ text, handout, onClose }: NoteCardProps) {
  return (
    <section className={styles.card} aria-label="Note">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
        <Text className={styles.text}>
          {text}
          {handout && <HandoutLink {...handout} />}
        </Text>
        <IconButton icon="close" label="Fermer" variant="subtle" onClick={onClose} />
      </Group>
    </section>
  );
}

/** To a handout that the viewer was shown; to the others a note says nothing of it. */
function HandoutLink({ campaignId, id }: NonNullable<NoteView["handout"]>) {
  const shown = dataOf(useShownHandout(campaignId, id));
  if (!shown) return null;
  return (
    <>
      {" "}
      <Link to={paths.handout(campaignId, id)}>Ouvrir : {shown.title}</Link>
    </>
  );
}
