import styles from "./RollBox.module.css";
import type { RollSharing } from "./useSharing";

/** Who sees the rolls: this device, the table, or its MJ alone. */
export function SharingChoice({ sharing }: { sharing: RollSharing }) {
  const { shared, setShared, secret, setSecret, keptHere } = sharing;
  return (
    <div className={styles.sharing}>
      <label>
        <input type="checkbox" checked={shared} onChange={() => setShared(!shared)} />
        Partager avec la table
      </label>
      {shared && (
        <label>
          <input type="checkbox" checked={secret} onChange={() => setSecret(!secret)} />
          Pour le MJ seulement
        </label>
      )}
      {keptHere && <p className={styles.keptHere}>Hors connexion : tes jets restent sur cet appareil.</p>}
    </div>
  );
}
