import { Box, Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { AutoGrid } from "../../../ui/AutoGrid";
import cards from "../cards.module.css";
import { ShortcutIcon, type ShortcutIconName } from "./ShortcutIcon";

interface Shortcut {
  icon: ShortcutIconName;
  title: string;
  text: string;
  href: string;
  external?: boolean;
}

/** Product §2: game space, Admin for admins, Market, Forge (another tab), Account. */
const shortcuts = (admin: boolean, forgeUrl: string): readonly Shortcut[] => [
  { icon: "game", title: "Espace de jeu", text: "Tes campagnes et tes personnages", href: paths.game },
  { icon: "forge", title: "Forge", text: "Créer un personnage", href: forgeUrl, external: true },
  { icon: "market", title: "Market", text: "Bientôt disponible.", href: paths.market },
  { icon: "account", title: "Compte", text: "Profil, sécurité, apparence", href: paths.account },
  ...(admin
    ? [{ icon: "admin", title: "Admin", text: "Utilisateurs et invitations", href: paths.admin } as const]
    : []),
];

export function Shortcuts({ admin, forgeUrl }: { admin: boolean; forgeUrl: string }) {
  return (
    <Box component="nav" flex="1.9 1 500px" miw={0} aria-labelledby="dashboard-shortcuts">
      <Title id="dashboard-shortcuts" mb="md">
        Raccourcis
      </Title>
      {/* Two rows of two; an admin's five stand in rows of three. */}
      <AutoGrid component="ul" min={admin ? 240 : "max(240px, 34%)"}>
        {shortcuts(admin, forgeUrl).map((shortcut) => (
          <li key={shortcut.title}>
            <ShortcutLink {...shortcut} />
          </li>
        ))}
      </AutoGrid>
    </Box>
  );
}

function ShortcutLink({ icon, title, text, href, external }: Shortcut) {
  const look = { className: cards.lifted, p: "14px 16px", h: "100%", display: "block", td: "none" } as const;
  const content = (
    <Group gap={14} wrap="nowrap" mih={48} h="100%">
      <ShortcutIcon name={icon} />
      <div>
        <Text component="strong" display="inline-block" ff="heading" fw={580} fz="1.1rem" lh={1.25}>
          {title}
        </Text>
        {external && <VisuallyHidden> (nouvel onglet)</VisuallyHidden>}
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
    </Group>
  );
  return external ? (
    <Paper {...look} component="a" href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </Paper>
  ) : (
    <Paper {...look} component={Link} to={href}>
      {content}
    </Paper>
  );
}
