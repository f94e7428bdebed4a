import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { paths } from "domain/values/links/paths";
import { elide } from "domain/values/text/elide";
import { Link } from "react-router-dom";
import { useMutation } from "../../../http/useMutation";
import { emailOfReset, resetPassword } from "../../../session/identity";
import { NarrowCard } from "../../../ui/NarrowCard";
import { Loading } from "../../../ui/Spinner";
import { usePageTitle } from "../../../ui/usePageTitle";
import { NewPasswordForm } from "./NewPasswordForm";

/** What a reset link opens: a new password, under the same rules as the first one. */
export function NewPassword({ code }: { code: string }) {
  usePageTitle("Nouveau mot de passe");
  const { data: email, isPending } = useQuery({
    queryKey: ["passwordReset", code],
    queryFn: () => emailOfReset(code),
    networkMode: "always",
    retry: false,
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, ...change } = useMutation({
    networkMode: "always",
    mutationFn: (password: string) => resetPassword(code, password),
  });

  if (isPending) return <Loading>Vérification du lien...</Loading>;
  if (email === undefined) {
    return (
      <NarrowCard title="Ce lien ne vaut plus" lead="Il a déjà servi, ou il a plus d'une heure.">
        <Button component={Link} to={paths.forgotPassword} variant="primary">
          Demander un nouveau lien
        </Button>
      </NarrowCard>
    );
  }
  if (change.isSuccess) {
    return (
      <NarrowCard title="C'est fait" lead={<>Le mot de passe {elide("de", email)} est changé.</>}>
        <Button component={Link} to={paths.login} variant="primary">
          Se connecter
        </Button>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title="Nouveau mot de passe" lead={<>Pour le compte {email}</>}>
      <NewPasswordForm
        email={email}
        busy={change.isPending}
        failed={change.isError}
        onChoose={mutate}
        onCorrect={change.forgetFailure}
      />
    </NarrowCard>
  );
}
