import { useEffect } from "react";
import { useOnDemand } from "../../ui/useOnDemand";
import styles from "./NoteText.module.css";

const loadMarkdown = () => import("../../ui/Markdown");

/** What somebody wrote in Markdown; as it was typed until what draws it is here, or where that cannot be had. */
export function NoteText({ text }: { text: string }) {
  const [Markdown, request] = useOnDemand(loadMarkdown);
  useEffect(request, [request]);
  return Markdown ? <Markdown>{text}</Markdown> : <p className={styles.typed}>{text}</p>;
}
