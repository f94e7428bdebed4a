import { Alert, Anchor, Button, PasswordInput, Stack } from "@mantine/core";
import { checkEmail } from "domain/members/account/email";
import { checkLoginPassword } from "domain/members/account/password";
import { readJoinLink } from "domain/values/links/joinLink";
import { paths } from "domain/values/links/paths";
import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { useReturnPath } from "../../session/returnPath";
import { FormError } from "../../ui/FormError";
import { lazy } from "../../ui/lazy";
import { NarrowCard } from "../../ui/NarrowCard";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { usePageTitle } from "../../ui/usePageTitle";
import { EmailField } from "./EmailField";
import { GoogleButton } from "./GoogleButton";
import { InvitedTo } from "./InvitedTo";
import { useSignIn } from "./useSignIn";

/** A dialog weighs 30 KB gz: it is loaded once somebody with a code has no account yet. */
const GoogleConfirmation = lazy(() => import("./GoogleConfirmation"));

export default function LoginPage() {
  usePageTitle("Connexion");
  const { pathname, search } = useLocation();
  const { path, inviteCode, state } = useReturnPath();
  const invitation = readJoinLink(path);
  const { signIn, busy, failure, clearFailure, toConfirm } = useSignIn(inviteCode);
  const form = useCheckedForm({
    initialValues: { email: "", password: "" },
    validate: { email: checkEmail, password: checkLoginPassword },
  });

  return (
    <NarrowCard
      title="La table t'attend"
      lead={
        invitation
          ? "Connecte-toi, ou crée ton compte, pour rejoindre la campagne."
          : "Retrouve tes campagnes et tes personnages là où tu les as laissés."
      }
      foot={
        <>
          Pas encore de compte ? <Link to={paths.requestInvite}>Demander une invitation</Link> ou{" "}
          <Link to={paths.register()} state={state}>
            s'inscrire avec un code
          </Link>
        </>
      }
    >
      {pathname + search === paths.accountDeleted && (
        <Alert color="accent" role="status">
          Ton compte et tout ce qui en dépendait sont supprimés. Bonne route.
        </Alert>
      )}
      {invitation && (
        <InvitedTo link={invitation}>
          <Button component={Link} to={paths.register()} state={state} variant="primary" fullWidth>
            Créer mon compte
          </Button>
        </InvitedTo>
      )}
      <form
        onChange={clearFailure}
        onSubmit={form.onSubmit((fields) => signIn({ by: "email", ...fields }), clearFailure)}
        noValidate
      >
        <Stack gap="lg">
          <EmailField {...form.getInputProps("email")} />
          <PasswordInput
            label="Mot de passe"
            name="password"
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          <Anchor
            component={Link}
            to={paths.forgotPassword}
            state={{ ...state, email: form.values.email }}
            size="sm"
            ml="auto"
            py={4}
          >
            Mot de passe oublié ?
          </Anchor>
          <FormError>{failure}</FormError>
          {/* Who comes by an invitation is new here more often than not. */}
          <Button type="submit" {...(!invitation && { variant: "primary" })} loading={busy === "email"}>
            Se connecter
          </Button>
        </Stack>
      </form>
      <GoogleButton
        loading={busy === "google"}
        disabled={busy === "email"}
        onClick={() => signIn({ by: "google" })}
      >
        Se connecter avec Google
      </GoogleButton>
      {toConfirm && (
        <Suspense>
          <GoogleConfirmation {...toConfirm} />
        </Suspense>
      )}
    </NarrowCard>
  );
}
