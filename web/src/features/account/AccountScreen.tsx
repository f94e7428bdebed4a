import { Stack, Title } from "@mantine/core";
import {
  ReauthenticationProvider,
  useReauthentication,
} from "../../reauthentication/ReauthenticationProvider";
import { AutoGrid } from "../../ui/AutoGrid";
import { usePageTitle } from "../../ui/usePageTitle";
import { AccountInformation } from "./AccountInformation";
import { AppearanceForm } from "./appearance/AppearanceForm";
import { CalendarCard } from "./calendar/CalendarCard";
import { MyData } from "./data/MyData";
import { ProfileForm } from "./ProfileForm";
import { PushCard } from "./push/PushCard";
import { SecureLogout } from "./SecureLogout";
import { SecurityForm } from "./SecurityForm";

/** Two columns where there is room for them, in pixels. */
const COLUMN = 400;

/** `/account` (product §2 "Account page"). */
export default function AccountScreen() {
  usePageTitle("Mon compte");
  return (
    <ReauthenticationProvider>
      <Account />
    </ReauthenticationProvider>
  );
}

function Account() {
  const reauthenticate = useReauthentication();
  return (
    <Stack gap="md">
      <Title order={1}>Mon compte</Title>
      <AutoGrid min={COLUMN} gap="var(--space-4)">
        <ProfileForm />
        <SecurityForm reauthenticate={reauthenticate} />
      </AutoGrid>
      <AppearanceForm />
      <AutoGrid min={COLUMN} gap="var(--space-4)">
        <Stack gap="md" miw={0}>
          <AccountInformation />
          <SecureLogout />
        </Stack>
        <Stack gap="md" miw={0}>
          <MyData reauthenticate={reauthenticate} />
          {/* Last, since it grows when it has come: nothing under it moves away from a press, and PushCard waits for it. */}
          <CalendarCard />
        </Stack>
      </AutoGrid>
      <PushCard />
    </Stack>
  );
}
