import { isAdmin } from "domain/account/roles";
import { paths } from "domain/links/paths";
import { Navigate } from "react-router-dom";
import { useMember } from "../../session/SessionProvider";
import { usePageTitle } from "../../ui/usePageTitle";
import styles from "./AdminScreen.module.css";
import { AuditLog } from "./AuditLog";
import { AdminInvites } from "./invites/AdminInvites";
import { AdminRequests } from "./requests/AdminRequests";
import { AdminUsers } from "./users/AdminUsers";

/** Product §2 "Admin page". Whoever is no admin, or ceases to be one while looking, goes to the dashboard. */
export default function AdminScreen() {
  const { role } = useMember();
  return isAdmin(role) ? <Administration /> : <Navigate to={paths.dashboard} replace />;
}

const SECTIONS = [
  { anchor: "utilisateurs", label: "Utilisateurs" },
  { anchor: "codes", label: "Codes" },
  { anchor: "demandes", label: "Demandes" },
  { anchor: "journal", label: "Journal" },
];

function Administration() {
  usePageTitle("Administration");
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Administration</h1>
        <nav aria-label="Sur cette page" className={styles.jumps}>
          {SECTIONS.map(({ anchor, label }) => (
            <a key={anchor} href={`#${anchor}`}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <AdminUsers />
      <AdminInvites />
      <AdminRequests />
      <AuditLog />
    </div>
  );
}
