import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { updatePassword } from "domain/api/account";
import { canSubmitNewPassword, checkNewPassword } from "domain/members/account/password";
import { call } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { actWhenSignedInAgain, requiresReauthentication } from "../../reauthentication/actWhenSignedInAgain";
import { signInWithEmail } from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useMember } from "../../session/SessionProvider";
import { FormError } from "../../ui/FormError";
import { NewPasswordFields } from "../../ui/NewPasswordFields";
import { TitledCard } from "../../ui/TitledCard";
import { toast } from "../../ui/toast";

interface SecurityFormProps {
  /** Asks the member to sign in once more; false when they would not. */
  reauthenticate: () => Promise<boolean>;
}

/** Product §2 "Security": a new password, typed twice. The server may want to know first who is asking. */
export function SecurityForm({ reauthenticate }: SecurityFormProps) {
  const { email } = useMember();
  const form = useForm({
    initialValues: { password: "", confirmation: "" },
    validate: ({ password, confirmation }) => ({ password: checkNewPassword(password, confirmation) }),
  });
  const { password, confirmation } = form.values;
  const differ = confirmation !== "" && password !== confirmation;

  /** False when the member would not say who they are. */
  const change = async (chosen: string): Promise<boolean> => {
    try {
      await actWhenSignedInAgain(reauthenticate, () => call(updatePassword, { body: { password: chosen } }));
    } catch (error) {
      if (requiresReauthentication(error)) return false;
      throw error;
    }
    // The old sign-in ended with the old password; where the new one cannot be made now, the login page will ask.
    await signInWithEmail(email, chosen)
      .then(() => openSession({ silent: true }))
      .catch(() => undefined);
    return true;
  };
  const { mutate, forgetFailure, isPending, isError } = useMutation({
    networkMode: "always",
    mutationFn: change,
    onSuccess: (changed) => {
      if (!changed) return;
      form.reset();
      toast("success", "Mot de passe mis a jour");
    },
  });

  return (
    <TitledCard
      title="Sécurité"
      lead="Tes autres appareils devront se reconnecter avec le nouveau mot de passe."
    >
      <form onChange={forgetFailure} onSubmit={form.onSubmit((fields) => mutate(fields.password))} noValidate>
        <Stack gap="lg" align="start">
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPasswordFields
            label="Nouveau mot de passe"
            password={password}
            passwordProps={form.getInputProps("password")}
            confirmationProps={{
              ...form.getInputProps("confirmation"),
              error: differ && checkNewPassword(password, confirmation),
            }}
          />
          <FormError>{isError && "Impossible de mettre a jour le mot de passe"}</FormError>
          <Button
            type="submit"
            variant="primary"
            loading={isPending}
            disabled={!canSubmitNewPassword(password, confirmation)}
          >
            Changer le mot de passe
          </Button>
        </Stack>
      </form>
    </TitledCard>
  );
}
