import { Button } from "@mantine/core";
import { displayNickname } from "domain/account/nickname";
import { CHARACTER_QUOTA_MAX, checkCharacterQuota } from "domain/account/quota";
import type { AdminUser } from "domain/api/admin";
import { type FormEvent, useId, useState } from "react";
import styles from "./AdminUsers.module.css";
import type { UserActions } from "./useUserActions";

/** How many characters somebody may have; the button comes with a change. */
export function QuotaEditor({ user, actions }: { user: AdminUser; actions: UserActions }) {
  const { uid, name, characterQuota } = user;
  const [typed, setTyped] = useState(String(characterQuota));
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim() === "" ? Number.NaN : Number(typed);
    const wrong = checkCharacterQuota(wanted);
    setProblem(wrong);
    if (wrong === undefined && !(await actions.allow(uid, wanted))) setTyped(String(characterQuota));
  };
  return (
    <form className={styles.quota} onSubmit={save} noValidate>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={CHARACTER_QUOTA_MAX}
        value={typed}
        disabled={actions.isBusy(uid)}
        aria-label={`Quota de personnages de ${displayNickname(name)}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      {typed !== String(characterQuota) && (
        <Button type="submit" size="sm" loading={actions.isBusy(uid)}>
          Enregistrer
        </Button>
      )}
      <small id={id} role="alert" className={styles.problem}>
        {problem}
      </small>
    </form>
  );
}
