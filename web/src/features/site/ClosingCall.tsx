import { paths } from "domain/values/links/paths";
import { type ReactNode, useId } from "react";
import { ButtonLink } from "../../ui/plain/PlainButton";
import styles from "./ClosingCall.module.css";

interface ClosingCallProps {
  title: string;
  children: ReactNode;
  /** The way on for whoever asks for no invitation. */
  other: { readonly to: string; readonly text: string };
}

/** How a public page ends: the invitation, once more. */
export function ClosingCall({ title, children, other }: ClosingCallProps) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.requestInvite} variant="primary">
          Demander une invitation
        </ButtonLink>
        <ButtonLink to={other.to}>{other.text}</ButtonLink>
      </div>
    </section>
  );
}
