import type { SessionUser } from "domain/api/auth";
import { paths } from "domain/links/paths";
import { useState } from "react";
import { useSession } from "../api/session/SessionProvider";
import { MenuButton } from "../ui/MenuButton";
import { Identity } from "./layout/AppLayout";
import styles from "./UserMenu.module.css";

/** What opens from one's own name: the account, and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);

  const leave = async () => {
    setLeaving(true);
    setFailed(false);
    try {
      await signOut();
    } catch {
      setFailed(true);
      setLeaving(false);
    }
  };

  return (
    <>
      <MenuButton
        label={`Menu de ${user.name}`}
        className={styles.target}
        disabled={leaving}
        entries={[
          { label: "Mon compte", to: paths.account },
          { label: "Se déconnecter", onSelect: leave },
        ]}
      >
        <Identity user={user} />
      </MenuButton>
      <div role="alert" className={styles.failure}>
        {failed && "Échec de déconnexion"}
      </div>
    </>
  );
}
