import { paths } from "domain/links/paths";
import { hosts } from "../../api/hosts";
import { Avatar } from "../../ui/Avatar";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import styles from "./DashboardPage.module.css";
import { OngoingCampaigns, type OngoingCampaignsState } from "./OngoingCampaigns";
import { Shortcuts } from "./Shortcuts";

export interface DashboardUser {
  name: string;
  pronouns?: string;
  role: string;
  photoURL?: string | null;
}

interface DashboardPageProps {
  user: DashboardUser;
  campaigns?: OngoingCampaignsState;
}

const NO_CAMPAIGNS: OngoingCampaignsState = { status: "ready", campaigns: [] };

/** Until the Forge has a host of its own, its page here stands in. */
const FORGE_URL = hosts.forge || paths.forge;

/** Spec §2 "Dashboard": ongoing campaigns, shortcuts, and the place of the agenda to come. */
export default function DashboardPage({ user, campaigns = NO_CAMPAIGNS }: DashboardPageProps) {
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
      <OngoingCampaigns state={campaigns} />
      <div className={styles.columns}>
        <Shortcuts admin={user.role.toLowerCase() === "admin"} forgeUrl={FORGE_URL} />
        <Card as="section" aria-labelledby="dashboard-agenda" className={styles.agenda}>
          <h2 id="dashboard-agenda">Agenda</h2>
          <EmptyState>À venir</EmptyState>
        </Card>
      </div>
    </div>
  );
}
