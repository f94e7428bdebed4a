import { Menu } from "@mantine/core";
import type { SessionUser } from "domain/api/auth";
import { paths } from "domain/links/paths";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useSession } from "../api/session/SessionProvider";
import { Identity } from "./layout/AppLayout";
import styles from "./UserMenu.module.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";

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
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <button
            type="button"
            className={styles.target}
            disabled={leaving}
            aria-label={`Menu de ${user.name}`}
          >
            <Identity user={user} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={paths.account}>
            Mon compte
          </Menu.Item>
          <Menu.Item onClick={leave}>Se déconnecter</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <div role="alert" className={styles.failure}>
        {failed && "Échec de déconnexion"}
      </div>
    </>
  );
}
