import { passwordChecklist } from "domain/members/account/password";
import styles from "./PasswordRules.module.css";

/** Rules that every password meets until it breaks them: shown only then. */
const SHOWN_WHEN_BROKEN = new Set(["max-length", "edges", "control"]);

/** The rules of a new password, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const rules = passwordChecklist(password).filter(
    ({ id, met }) => !SHOWN_WHEN_BROKEN.has(id) || (password !== "" && !met),
  );
  return (
    <ul className={styles.rules} aria-label="Règles du mot de passe">
      {rules.map(({ id, hint, met }) => (
        <li key={id} data-kept={met || undefined}>
          <span aria-hidden="true">{met ? "✓" : "·"}</span>
          {hint}
          <span className="visuallyHidden">{met ? " : respectée" : " : à respecter"}</span>
        </li>
      ))}
    </ul>
  );
}
