import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { checkEmail, normaliseEmail } from "domain/members/account/email";
import { paths } from "domain/values/links/paths";
import { Link, useLocation } from "react-router-dom";
import { useMutation } from "../../../http/useMutation";
import { mailPasswordReset } from "../../../session/identity";
import { useReturnPath } from "../../../session/returnPath";
import { FormError } from "../../../ui/FormError";
import { NarrowCard } from "../../../ui/NarrowCard";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import { usePageTitle } from "../../../ui/usePageTitle";
import { EmailField } from "../EmailField";

const MAIL_FAILED = "Impossible d'envoyer l'email pour le moment. Réessaie dans quelques instants.";

/** Where the mailed link leads; only a build on the emulators, which send no mail, can know it. */
async function linkInDevelopment(email: string): Promise<string | undefined> {
  const emulator = import.meta.env.VITE_AUTH_EMULATOR;
  if (!emulator) return undefined;
  const { lastResetCode } = await import("../../../firebase/emulatedMailbox");
  const code = await lastResetCode(emulator, email);
  return code && `${paths.forgotPassword}?mode=resetPassword&oobCode=${encodeURIComponent(code)}`;
}

interface SentMail {
  email: string;
  link: string | undefined;
}

async function sendMail(typed: string): Promise<SentMail> {
  const email = normaliseEmail(typed);
  await mailPasswordReset(email);
  return { email, link: await linkInDevelopment(email) };
}

/** Asks where to send the link, and answers alike whether or not the address is a member's. */
export function ResetRequest() {
  usePageTitle("Mot de passe oublié");
  const { state } = useReturnPath();
  const { email = "" } = (useLocation().state ?? {}) as { email?: string };
  const {
    mutate,
    reset,
    forgetFailure,
    data: sent,
    isPending,
    isError,
  } = useMutation({
    networkMode: "always",
    mutationFn: sendMail,
  });
  const form = useCheckedForm({ initialValues: { email }, validate: { email: checkEmail } });

  return (
    <NarrowCard
      title="Mot de passe oublié"
      lead="Indique l'adresse de ton compte : tu recevras un lien pour choisir un nouveau mot de passe."
      foot={
        <Link to={paths.login} state={state}>
          Retour à la connexion
        </Link>
      }
    >
      {sent === undefined ? (
        <form onChange={forgetFailure} onSubmit={form.onSubmit((fields) => mutate(fields.email))} noValidate>
          <Stack gap="lg">
            <EmailField {...form.getInputProps("email")} />
            <FormError>{isError && MAIL_FAILED}</FormError>
            <Button type="submit" variant="primary" loading={isPending}>
              Envoyer le lien
            </Button>
          </Stack>
        </form>
      ) : (
        <Mailed {...sent} onAgain={reset} />
      )}
    </NarrowCard>
  );
}

function Mailed({ email, link, onAgain }: SentMail & { onAgain: () => void }) {
  return (
    <Stack role="status">
      <Text c="var(--ink-2)">
        Si un compte existe pour <strong>{email}</strong>, un lien vient d'y être envoyé. Il est valable une
        heure ; pense à regarder dans les indésirables.
      </Text>
      {link && (
        <Paper p="sm" bd="1px dashed var(--gilt)" shadow="none">
          <Text size="sm">
            Développement, aucun email n'est envoyé :{" "}
            <Anchor component={Link} to={link} inherit>
              ouvrir le lien de réinitialisation
            </Anchor>
          </Text>
        </Paper>
      )}
      <Group grow preventGrowOverflow={false} gap={10}>
        <Button component={Link} to={paths.login} variant="primary">
          Se connecter
        </Button>
        <Button onClick={onAgain}>Utiliser une autre adresse</Button>
      </Group>
    </Stack>
  );
}
