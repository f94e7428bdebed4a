import { AccountInformation } from "../../features/account/AccountInformation";
import { ProfileForm } from "../../features/account/ProfileForm";
import { SecureLogout } from "../../features/account/SecureLogout";
import { SecurityForm } from "../../features/account/SecurityForm";
import { AppearanceForm } from "../../features/accountAppearance/AppearanceForm";
import { MyData } from "../../features/accountData/MyData";
import { useReauthentication } from "../../features/reauthentication/useReauthentication";
import { usePageTitle } from "../../ui/usePageTitle";
import { endAccount } from "../session/endAccount";
import { MantineFrame } from "../theme/MantineFrame";
import styles from "./AccountScreen.module.css";

/** `/account` (spec §2 "Account page"). */
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
      <MantineFrame>
        <AppearanceForm />
      </MantineFrame>
      <div className={styles.columns}>
        <div>
          <AccountInformation />
          <SecureLogout />
        </div>
        <MyData prove={prove} endAccount={endAccount} />
      </div>
      {dialog}
    </div>
  );
}
