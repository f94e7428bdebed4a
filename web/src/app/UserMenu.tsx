import { Box, Text } from "@mantine/core";
import type { SessionUser } from "domain/api/auth";
import { paths } from "domain/values/links/paths";
import { elide } from "domain/values/text/elide";
import { useSignOut } from "../session/useSignOut";
import { Avatar } from "../ui/Avatar";
import { MenuButton } from "../ui/MenuButton";
import styles from "./UserMenu.module.css";

/** What opens from one's own name: the account, and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { signOut, signingOut, failed } = useSignOut();
  return (
    <>
      <MenuButton
        label={`Menu ${elide("de", user.name)}`}
        className={styles.target}
        disabled={signingOut}
        entries={[
          { label: "Mon compte", to: paths.account },
          { label: "Se déconnecter", onSelect: () => signOut() },
          { label: "Partir en gardant mes brouillons", onSelect: () => signOut(true) },
        ]}
      >
        <Avatar name={user.name} photoURL={user.photoURL} size={36} />
        <Box component="span" miw={0} lh={1.25} className={styles.words}>
          <Text span truncate inherit fw={600} className={styles.name}>
            {user.name}
          </Text>
          {user.pronouns && (
            <Text span inherit fz="xs" c="dimmed">
              {user.pronouns}
            </Text>
          )}
        </Box>
      </MenuButton>
      {failed && (
        <Text size="sm" c="bad" role="alert">
          Échec de déconnexion
        </Text>
      )}
    </>
  );
}
