import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import styles from "./Evening.module.css";

interface TakeButtonProps {
  sentence: string;
  onTake: (sentence: string) => void;
}

/** « Reprendre »: the sentence becomes a point of the recap. */
export const TakeButton = ({ sentence, onTake }: TakeButtonProps) => (
  <UnstyledButton className={styles.take} onClick={() => onTake(sentence)}>
    Reprendre
    <VisuallyHidden> dans le récapitulatif : {sentence}</VisuallyHidden>
  </UnstyledButton>
);
