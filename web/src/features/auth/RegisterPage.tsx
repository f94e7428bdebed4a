import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { canRegisterWith, inviteCodeMessage } from "domain/members/invitations/inviteCodeState";
import { CODE_REQUIRED } from "domain/values/inviteCode";
import { readJoinLink } from "domain/values/links/joinLink";
import { paths } from "domain/values/links/paths";
import { Suspense } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { SignedIn } from "../../session/identity";
import { useReturnPath } from "../../session/returnPath";
import { FormError } from "../../ui/FormError";
import { lazy } from "../../ui/lazy";
import { NarrowCard } from "../../ui/NarrowCard";
import { NewPasswordFields } from "../../ui/NewPasswordFields";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { usePageTitle } from "../../ui/usePageTitle";
import { EmailField } from "./EmailField";
import { GoogleButton } from "./GoogleButton";
import { InviteCodeField } from "./InviteCodeField";
import { InvitedTo } from "./InvitedTo";
import { checkRegistration, NO_REGISTRATION_FIELDS } from "./registrationFields";
import { useInviteCode } from "./useInviteCode";
import { useRegistration } from "./useRegistration";

/** A dialog weighs 30 KB gz: it is loaded while Google's popup is open. */
const loadGoogleConfirmation = () => import("./GoogleConfirmation");
const GoogleConfirmation = lazy(loadGoogleConfirmation);

/** What the login page brings of a Google sign-in that belongs to no member. */
interface BroughtState {
  notice?: string;
  google?: SignedIn;
}

export default function RegisterPage() {
  usePageTitle("Inscription");
  const [query] = useSearchParams();
  const { notice, google } = (useLocation().state ?? {}) as BroughtState;
  const { path, inviteCode, state } = useReturnPath();
  const invitation = readJoinLink(path);
  const invite = useInviteCode(query.get("code") ?? inviteCode);
  const { busy, failure, toConfirm, waiting, ...registration } = useRegistration(invite.code, google);
  const allowed = canRegisterWith(invite.state);
  const form = useCheckedForm({
    initialValues: NO_REGISTRATION_FIELDS,
    validate: (fields) => ({ ...checkRegistration(fields), inviteCode: allowed ? undefined : blockedBy() }),
  });
  const { inviteCode: blocked } = form.errors;

  return (
    <NarrowCard
      title="Rejoindre Dés & Héros"
      lead="Un code d'invitation, un pseudo, et la table est prête."
      foot={
        <>
          Déjà membre ?{" "}
          <Link to={paths.login} state={{ ...state, ...(invite.code !== "" && { inviteCode: invite.code }) }}>
            Se connecter
          </Link>
        </>
      }
    >
      {invitation && <InvitedTo link={invitation} />}
      {notice && (
        <Alert color="accent" role="status">
          {notice}
          {waiting && <Text inherit>Entre le tien pour inscrire ton compte Google {waiting}.</Text>}
        </Alert>
      )}
      <form
        onChange={registration.clearFailure}
        onSubmit={form.onSubmit(registration.registerWithEmail, registration.clearFailure)}
        noValidate
      >
        <Stack gap="lg">
          <InviteCodeField invite={invite} insist={blocked !== undefined} />
          <EmailField {...form.getInputProps("email")} />
          <TextInput
            label="Pseudo"
            name="nickname"
            autoComplete="nickname"
            {...form.getInputProps("nickname")}
          />
          <NewPasswordFields
            label="Mot de passe"
            password={form.values.password}
            passwordProps={form.getInputProps("password")}
            confirmationProps={form.getInputProps("confirmation")}
          />
          <FormError>{failure ?? (allowed ? undefined : blocked && blockedBy())}</FormError>
          <Button type="submit" variant="primary" loading={busy === "email"}>
            Créer mon compte
          </Button>
        </Stack>
      </form>
      <GoogleButton
        loading={busy === "google"}
        disabled={!allowed || busy === "email"}
        onClick={() => {
          void loadGoogleConfirmation();
          registration.startWithGoogle();
        }}
      >
        S'inscrire avec Google
      </GoogleButton>
      {toConfirm && (
        <Suspense>
          <GoogleConfirmation {...toConfirm} />
        </Suspense>
      )}
    </NarrowCard>
  );

  /** Product §5: only a valid code opens the registration; what is wrong with it stands at its field. */
  function blockedBy(): string {
    return invite.state === "error" ? inviteCodeMessage("error") : CODE_REQUIRED;
  }
}
