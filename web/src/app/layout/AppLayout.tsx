import { paths } from "domain/links/paths";
import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { Avatar } from "../../ui/Avatar";
import styles from "./AppLayout.module.css";
import { Breadcrumbs } from "./Breadcrumbs";
import frame from "./Layout.module.css";
import { Logo } from "./Logo";
import { SiteFooter } from "./SiteFooter";
import { CONTENT_ID, SkipLink } from "./SkipLink";
import { trailFor } from "./trail";
import { useArrival } from "./useArrival";
import { useKeptScroll } from "./useKeptScroll";

export interface LayoutUser {
  name: string;
  pronouns?: string;
  photoURL?: string | null;
}

interface AppLayoutProps {
  user: LayoutUser;
  /** The notification bell. */
  notifications?: ReactNode;
  /** What opens from the user's name; without it the name leads to the account. */
  userMenu?: ReactNode;
  /** Offline, a new version…: a line under the header. */
  banner?: ReactNode;
  /** The routed screen unless given. */
  children?: ReactNode;
}

/** The frame of every signed-in screen (product §2 "Shared layout"). */
export function AppLayout({ user, notifications, userMenu, banner, children }: AppLayoutProps) {
  const { pathname, search } = useLocation();
  const main = useArrival();
  useKeptScroll();
  return (
    <div className={`${frame.frame} ${styles.app}`}>
      <SkipLink />
      <div className={styles.bar}>
        <header className={`${frame.header} ${styles.header}`}>
          <Logo to={paths.dashboard} />
          <div className={styles.tools}>
            {notifications}
            {userMenu ?? (
              <Link to={paths.account} className={styles.identity}>
                <Identity user={user} />
              </Link>
            )}
          </div>
        </header>
      </div>
      {banner}
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={`${frame.main} ${styles.content}`}>
        <Breadcrumbs trail={trailFor(pathname, search)} />
        {children ?? <Outlet />}
      </main>
      <SiteFooter />
    </div>
  );
}

/** Face, name and pronouns, as the header shows them; a user menu may wrap it in its own button. */
export function Identity({ user }: { user: LayoutUser }) {
  return (
    <>
      <Avatar name={user.name} photoURL={user.photoURL} size={36} />
      <span className={styles.who}>
        <span className={styles.name}>{user.name}</span>
        {user.pronouns && <span className={styles.pronouns}>{user.pronouns}</span>}
      </span>
    </>
  );
}
