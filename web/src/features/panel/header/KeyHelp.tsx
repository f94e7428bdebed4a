import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import styles from "./KeyHelp.module.css";

const KEYS = [
  { keys: ["n", "→"], does: "Tour suivant" },
  { keys: ["p", "←"], does: "Tour précédent" },
  { keys: ["r"], does: "Lancer l'initiative" },
  { keys: ["u"], does: "Annuler la dernière action" },
  { keys: ["/"], does: "Chercher une action, une commande, une compétence" },
  { keys: ["↑", "↓"], does: "Départager une égalité, sur ses flèches" },
  { keys: ["?"], does: "Cette aide" },
] as const;

interface KeyHelpProps {
  active: boolean;
  onActive: (active: boolean) => void;
  onClose: () => void;
}

/** What the keyboard does on the panel, and whether it does. */
export function KeyHelp({ active, onActive, onClose }: KeyHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.help}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>Raccourcis clavier</h2>
      <dl className={styles.keys} data-off={active ? undefined : true}>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>Ils se taisent pendant que tu écris dans un champ.</p>
      <div className={styles.foot}>
        <label>
          <input type="checkbox" checked={active} onChange={() => onActive(!active)} />
          Raccourcis actifs
        </label>
        <Button variant="primary" size="sm" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </dialog>
  );
}
