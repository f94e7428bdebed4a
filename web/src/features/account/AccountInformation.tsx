import { Group } from "@mantine/core";
import { NOT_GIVEN } from "domain/members/account/profile";
import { useMember } from "../../session/SessionProvider";
import { TitledCard } from "../../ui/TitledCard";
import styles from "./AccountInformation.module.css";

/** Product §2 "Account information": as the account has it, to be read only. */
export function AccountInformation() {
  const { name, email, pronouns } = useMember();
  const facts = [
    { label: "Nom d'utilisateur", value: name, missing: NOT_GIVEN.one },
    { label: "Adresse email", value: email, missing: NOT_GIVEN.one },
    { label: "Pronoms", value: pronouns, missing: NOT_GIVEN.many },
  ];
  return (
    <TitledCard title="Informations du compte">
      <dl className={styles.facts}>
        {facts.map(({ label, value, missing }) => (
          <Group key={label} gap="0 16px" py={9}>
            <dt>{label}</dt>
            <dd data-missing={value === "" || undefined}>{value || missing}</dd>
          </Group>
        ))}
      </dl>
    </TitledCard>
  );
}
