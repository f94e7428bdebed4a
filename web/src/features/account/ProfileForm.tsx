import { Button, TextInput } from "@mantine/core";
import { canSaveProfile, checkProfileName, checkPronouns } from "domain/account/profile";
import { updateProfile } from "domain/api/account";
import { type FormEvent, useState } from "react";
import { call } from "../../http/call";
import { useMember, useSession } from "../../session/SessionProvider";
import { FormError } from "../../ui/FormError";
import { TitledCard } from "../../ui/TitledCard";
import { toast } from "../../ui/toast";
import styles from "./Account.module.css";

/** Product §2 "Profile". Fields that nobody touched follow the account, which may change on another screen. */
export function ProfileForm() {
  const member = useMember();
  const { refine } = useSession();
  const [draft, setDraft] = useState<{ name?: string; pronouns?: string }>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, pronouns } = { name: member.name, pronouns: member.pronouns, ...draft };
  const nameProblem = canSaveProfile(name) ? checkProfileName(name) : undefined;
  const pronounsProblem = checkPronouns(pronouns);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || checkProfileName(name) !== undefined || pronounsProblem !== undefined) return;
    setBusy(true);
    setFailed(false);
    try {
      const { user } = await call(updateProfile, { body: { name, pronouns } });
      refine({ ...user, displayName: user.name });
      setDraft({});
      toast("success", "Profil mis a jour");
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <TitledCard title="Profil" lead="Ce que tes compagnons de table voient de toi.">
      <form className={styles.form} onSubmit={save} noValidate>
        <TextInput
          label="Nom d'utilisateur"
          name="username"
          autoComplete="nickname"
          required
          value={name}
          error={nameProblem}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <TextInput
          label="Pronoms"
          name="pronouns"
          autoComplete="off"
          required={false}
          value={pronouns}
          error={pronounsProblem}
          onChange={(event) => setDraft({ ...draft, pronouns: event.target.value })}
        />
        <FormError>{failed && "Impossible de mettre a jour le profil"}</FormError>
        <Button type="submit" variant="primary" loading={busy} disabled={!canSaveProfile(name)}>
          Enregistrer le profil
        </Button>
      </form>
    </TitledCard>
  );
}
