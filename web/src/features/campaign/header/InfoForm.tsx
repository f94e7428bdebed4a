import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { updateCampaignInfo } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import {
  CAMPAIGN_DESCRIPTION_MAX,
  CAMPAIGN_NAME_MAX,
  type CampaignInfo,
  isSameInfo,
  trimInfo,
} from "domain/table/campaign/updateCampaignInfo";
import { describeError } from "domain/values/errors";
import { usePatchCampaign } from "../../../api/usePatchCampaign";
import { call, HttpError } from "../../../http/call";
import { useMutation } from "../../../http/useMutation";
import { FormError } from "../../../ui/FormError";
import { useFormOver } from "../useFormOver";

const EMPTY_NAME = describeError("empty-campaign-name").sentence;

/** Product §8 "Campaign update": a 400 says what is wrong with what was typed. */
function failureOf(error: unknown): string {
  if (error instanceof HttpError && error.status === 400) return error.sentence ?? EMPTY_NAME;
  return "Impossible de mettre à jour les informations de la campagne.";
}

/** Name and description, for the MJ in edit mode. Saving with no change succeeds without a call (product §5). */
export function InfoForm({ campaign: { id, system, givenName, description } }: { campaign: CampaignPage }) {
  const kept: CampaignInfo = { name: givenName ?? "", description };
  const patch = usePatchCampaign(system, id);
  const form = useFormOver(kept, {
    validate: { name: (typed) => (typed.trim() === "" ? EMPTY_NAME : null) },
    transformValues: trimInfo,
  });
  const saving = useMutation({
    networkMode: "always",
    mutationFn: async (info: CampaignInfo) =>
      isSameInfo(info, kept) ? kept : call(updateCampaignInfo, { params: { system, id }, body: info }),
    onSuccess: (info) => {
      patch(info);
      form.setInitialValues(info);
      form.setValues(info);
    },
  });
  return (
    <form noValidate onChange={saving.reset} onSubmit={form.onSubmit((info) => saving.mutate(info))}>
      <Stack gap="sm" maw="76ch">
        <TextInput {...form.getInputProps("name")} label="Nom de la campagne" maxLength={CAMPAIGN_NAME_MAX} />
        <Textarea
          {...form.getInputProps("description")}
          label="Description"
          maxLength={CAMPAIGN_DESCRIPTION_MAX}
          rows={4}
          resize="vertical"
        />
        <FormError>{saving.isError && failureOf(saving.error)}</FormError>
        <Group gap="8px 14px">
          <Button type="submit" variant="primary" loading={saving.isPending}>
            Enregistrer
          </Button>
          <Text span role="status" size="sm" c="ok">
            {saving.isSuccess && "Modifications enregistrées."}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
