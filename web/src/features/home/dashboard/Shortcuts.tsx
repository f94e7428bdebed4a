import { paths } from "domain/links/paths";
import { Link } from "react-router-dom";
import { ShortcutIcon, type ShortcutIconName } from "./ShortcutIcon";
import styles from "./Shortcuts.module.css";

interface Shortcut {
  icon: ShortcutIconName;
  title: string;
  text: string;
  href: string;
  external?: boolean;
}

/** Product §2: game space, Admin for admins, Market, Forge (another tab), Account. */
const shortcuts = (admin: boolean, forgeUrl: string): readonly Shortcut[] => [
  { icon: "game", title: "Espace de jeu", text: "Vos campagnes et vos personnages", href: paths.game },
  { icon: "forge", title: "Forge", text: "Créer un personnage", href: forgeUrl, external: true },
  { icon: "market", title: "Market", text: "Bientôt disponible.", href: paths.market },
  { icon: "account", title: "Compte", text: "Profil, sécurité, apparence", href: paths.account },
  ...(admin
    ? [{ icon: "admin", title: "Admin", text: "Utilisateurs et invitations", href: paths.admin } as const]
    : []),
];

export function Shortcuts({ admin, forgeUrl }: { admin: boolean; forgeUrl: string }) {
  return (
    <nav className={styles.section} aria-labelledby="dashboard-shortcuts">
      <h2 id="dashboard-shortcuts">Raccourcis</h2>
      <ul className={styles.list}>
        {shortcuts(admin, forgeUrl).map((shortcut) => (
          <li key={shortcut.title}>
            <ShortcutLink {...shortcut} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShortcutLink({ icon, title, text, href, external }: Shortcut) {
  const content = (
    <>
      <ShortcutIcon name={icon} />
      <span>
        <strong>{title}</strong>
        {external && <span className="visuallyHidden"> (nouvel onglet)</span>}
        <small>{text}</small>
      </span>
    </>
  );
  return external ? (
    <a className={styles.shortcut} href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <Link className={styles.shortcut} to={href}>
      {content}
    </Link>
  );
}
