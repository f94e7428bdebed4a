import { requestInviteRoute } from "domain/api/publicRoutes";
import { checkEmail, normaliseEmail } from "domain/members/account/email";
import { checkNote, normaliseNote, requestReceivedMessage } from "domain/members/invitations/inviteRequest";
import { paths } from "domain/values/links/paths";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { DEVICE_KEYS } from "../../browser/deviceKeys";
import { deviceStorage } from "../../browser/deviceStorage";
import { onNetworkBack } from "../../browser/network";
import { HttpError, request } from "../../http/request";
import { NarrowCard } from "../../ui/NarrowCard";
import { Button, ButtonLink } from "../../ui/plain/PlainButton";
import { FormError, TextField } from "../../ui/plain/PlainField";
import { TextArea } from "../../ui/plain/PlainTextArea";
import { usePageTitle } from "../../ui/usePageTitle";
import styles from "./RequestInvite.module.css";

const REQUEST_FAILED = "Impossible d'envoyer votre demande pour le moment.";

/** Reads the answer itself: this page loads no schemas. */
function readReceipt(answer: unknown): { receipt: string | undefined; requestCount: number } {
  const { receipt, requestCount } = (answer ?? {}) as Record<string, unknown>;
  return {
    receipt: typeof receipt === "string" ? receipt : undefined,
    requestCount: typeof requestCount === "number" ? requestCount : 1,
  };
}

export default function RequestInvitePage() {
  usePageTitle("Demander une invitation");
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [received, setReceived] = useState<string>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    if (busy || checkEmail(email) !== undefined || checkNote(note) !== undefined) return;
    setBusy(true);
    try {
      const answer = await request(requestInviteRoute, {
        body: {
          email: normaliseEmail(email),
          note: normaliseNote(note),
          receipt: deviceStorage.read(DEVICE_KEYS.inviteReceipt) ?? undefined,
        },
      });
      const { receipt, requestCount } = readReceipt(answer);
      if (receipt !== undefined) deviceStorage.write(DEVICE_KEYS.inviteReceipt, receipt);
      setReceived(requestReceivedMessage(requestCount));
    } catch (error) {
      setFailure((error instanceof HttpError && error.sentence) || REQUEST_FAILED);
    } finally {
      setBusy(false);
    }
  };

  const correct = (change: () => void) => {
    setFailure(undefined);
    change();
  };
  useEffect(() => {
    if (failure !== REQUEST_FAILED) return;
    return onNetworkBack(() => setFailure(undefined));
  }, [failure]);

  return (
    <NarrowCard
      title="Demander une invitation"
      lead="L'accès est réservé aux comptes invités. Laissez une adresse, nous vous enverrons un code."
      foot={
        <>
          Vous avez déjà un code ? <Link to={paths.register()}>S'inscrire</Link>
        </>
      }
    >
      {received === undefined ? (
        <form className={styles.form} onSubmit={send} noValidate>
          <TextField
            label="Adresse email"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            error={checked ? checkEmail(email) : undefined}
            onChange={(event) => correct(() => setEmail(event.target.value))}
          />
          <TextArea
            label="Quelques mots sur votre table"
            required={false}
            name="note"
            rows={4}
            value={note}
            error={checked ? checkNote(note) : undefined}
            onChange={(event) => correct(() => setNote(event.target.value))}
          />
          <FormError>{failure}</FormError>
          <Button type="submit" variant="primary" loading={busy}>
            Envoyer la demande
          </Button>
        </form>
      ) : (
        <div className={styles.done} role="status">
          <p>{received}</p>
          <ButtonLink to={paths.landing}>Retour à l'accueil</ButtonLink>
        </div>
      )}
    </NarrowCard>
  );
}
