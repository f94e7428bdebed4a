import { Button, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { updateProfile } from "domain/api/account";
import { canSaveProfile, type Profile } from "domain/members/account/profile";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { useMember, useSession } from "../../session/SessionProvider";
import { FormError } from "../../ui/FormError";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { TitledCard } from "../../ui/TitledCard";
import { toast } from "../../ui/toast";

const FIELDS = ["name", "pronouns"] as const;

/** Product §2 "Profile". Fields that nobody touched follow the account, which may change on another screen. */
export function ProfileForm() {
  const { name, pronouns } = useMember();
  const { refine } = useSession();
  const form = useForm<Profile>({
    initialValues: { name, pronouns },
    validate: schemaResolver(updateProfile.body, { sync: true }),
    validateInputOnChange: true,
  });
  const { mutate, forgetFailure, isPending, isError } = useMutation({
    networkMode: "always",
    mutationFn: (profile: Profile) => call(updateProfile, { body: profile }),
    onSuccess: ({ user }) => {
      form.setInitialValues(user);
      form.reset();
      refine({ ...user, displayName: user.name });
      toast("success", "Profil mis a jour");
    },
  });

  const follow = useEffectEvent((account: Profile) => {
    const untouched = FIELDS.filter((field) => !form.isDirty(field));
    form.setInitialValues(account);
    for (const field of untouched) form.resetField(field);
  });
  useEffect(() => follow({ name, pronouns }), [name, pronouns]);

  // A blank name disables the button and needs no sentence.
  const canSave = canSaveProfile(form.values.name);
  return (
    <TitledCard title="Profil" lead="Ce que tes compagnons de table voient de toi.">
      <form onChange={forgetFailure} onSubmit={form.onSubmit((profile) => mutate(profile))} noValidate>
        <Stack gap="lg" align="start">
          <TextInput
            w="100%"
            label="Nom d'utilisateur"
            name="username"
            autoComplete="nickname"
            required
            {...form.getInputProps("name")}
            error={canSave && form.errors.name}
          />
          <TextInput
            w="100%"
            label={<OptionalLabel>Pronoms</OptionalLabel>}
            name="pronouns"
            autoComplete="off"
            {...form.getInputProps("pronouns")}
          />
          <FormError>{isError && "Impossible de mettre a jour le profil"}</FormError>
          <Button type="submit" variant="primary" loading={isPending} disabled={!canSave}>
            Enregistrer le profil
          </Button>
        </Stack>
      </form>
    </TitledCard>
  );
}
