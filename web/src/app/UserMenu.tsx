import type { SessionUser } from "domain/api/auth";
import { paths } from "domain/links/paths";
import { useSignOut } from "../session/useSignOut";
import { MenuButton } from "../ui/MenuButton";
import { Identity } from "./layout/AppLayout";
import styles from "./UserMenu.module.css";

/** What opens from one's own name: the account, and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { signOut, signingOut, failed } = useSignOut();
  return (
    <>
      <MenuButton
        label={`Menu de ${user.name}`}
        className={styles.target}
        disabled={signingOut}
        entries={[
          { label: "Mon compte", to: paths.account },
          { label: "Se déconnecter", onSelect: signOut },
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
