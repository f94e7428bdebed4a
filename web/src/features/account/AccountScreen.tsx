import { usePageTitle } from "../../ui/usePageTitle";
import { AccountInformation } from "./AccountInformation";
import styles from "./AccountScreen.module.css";
import { AppearanceForm } from "./appearance/AppearanceForm";
import { MyData } from "./data/MyData";
import { ProfileForm } from "./ProfileForm";
import { useReauthentication } from "./reauthentication/useReauthentication";
import { SecureLogout } from "./SecureLogout";
import { SecurityForm } from "./SecurityForm";

/** `/account` (product §2 "Account page"). */
export default function AccountScreen() {
  usePageTitle("Mon compte");
  const { prove, dialog } = useReauthentication();
  return (
    <div className={styles.page}>
      <h1>Mon compte</h1>
      <div className={styles.columns}>
        <ProfileForm />
        <SecurityForm prove={prove} />
      </div>
      <AppearanceForm />
      <div className={styles.columns}>
        <div>
          <AccountInformation />
          <SecureLogout />
        </div>
        <MyData prove={prove} />
      </div>
      {dialog}
    </div>
  );
}
