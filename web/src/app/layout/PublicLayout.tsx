import { paths } from "domain/values/links/paths";
import { NavLink, Outlet, useMatch } from "react-router-dom";
import { useSession } from "../../session/SessionProvider";
import { ButtonLink } from "../../ui/plain/PlainButton";
import styles from "./Layout.module.css";
import { Logo } from "./Logo";
import { SiteFooter } from "./SiteFooter";
import { CONTENT_ID, SkipLink } from "./SkipLink";
import { useNavigationFocus } from "./useNavigationFocus";

/** The frame of every screen that needs no account. It carries neither Mantine nor firebase. */
export function PublicLayout() {
  const atLogin = useMatch(paths.login) !== null;
  const main = useNavigationFocus();
  const { session } = useSession();
  const isMember = session.status === "ready" && session.user !== null;
  return (
    <div className={styles.frame} data-public="">
      <SkipLink />
      <header className={styles.header}>
        <Logo to={paths.landing} />
        <nav className={styles.links} aria-label="Découvrir">
          <NavLink to={paths.forge}>La Forge</NavLink>
          <NavLink to={paths.vtt}>Le VTT</NavLink>
        </nav>
        {!atLogin && (
          <ButtonLink to={isMember ? paths.dashboard : paths.login} size="sm">
            {isMember ? "Mon espace" : "Se connecter"}
          </ButtonLink>
        )}
      </header>
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
