import { Paper } from "@mantine/core";
import { isAdmin } from "domain/account/roles";
import type { ReactNode } from "react";
import { forgeUrl } from "../../../http/forgeUrl";
import { Avatar } from "../../../ui/Avatar";
import { EmptyState } from "../../../ui/EmptyState";
import styles from "./Dashboard.module.css";
import { Shortcuts } from "./Shortcuts";

export interface DashboardUser {
  name: string;
  pronouns?: string;
  role: string;
  photoURL?: string | null;
}

interface DashboardProps {
  user: DashboardUser;
  /** The ongoing campaigns. */
  children: ReactNode;
}

/** Product §2 "Dashboard": ongoing campaigns, shortcuts, and the place of the agenda to come. */
export function Dashboard({ user, children }: DashboardProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar name={user.name} photoURL={user.photoURL} size={62} />
        <div>
          <h1>Mon espace</h1>
          <p>
            {user.name}
            {user.pronouns && <span> · {user.pronouns}</span>}
          </p>
        </div>
      </header>
      {children}
      <div className={styles.columns}>
        <Shortcuts admin={isAdmin(user.role)} forgeUrl={forgeUrl()} />
        <Paper component="section" aria-labelledby="dashboard-agenda" className={styles.agenda}>
          <h2 id="dashboard-agenda">Agenda</h2>
          <EmptyState>À venir</EmptyState>
        </Paper>
      </div>
    </div>
  );
}
