import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { previewCampaignInvite } from "domain/api/invitations";
import { describeError } from "domain/values/errors";
import type { JoinLink } from "domain/values/links/joinLink";
import type { ReactNode } from "react";
import { call } from "../../http/call";
import { isRefusal } from "../../http/failureMessage";
import { InvitingCampaign, LoadingInvitation } from "../../ui/InvitingCampaign";

export interface InvitedToProps {
  link: JoinLink;
  /** The other way in. */
  children?: ReactNode;
}

/**
 * The campaign to which the page asked for invites, on the pages where a visitor signs in or registers first. Where the
 * server cannot be reached nothing stands here: the invitation itself says so later.
 */
export default function InvitedToCampaign({ link: { system, token }, children }: InvitedToProps) {
  const { data, isPending, error } = useQuery({
    queryKey: ["previewCampaignInvite", system, token],
    queryFn: ({ signal }) =>
      call(previewCampaignInvite, { body: { system, token } }, { signal, silent: true }),
    retry: (failures, failure) => failures < 2 && !isRefusal(failure),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <LoadingInvitation />;
  if (data === undefined) return isRefusal(error) && <JoinRefused />;
  return (
    <Stack gap="sm">
      <InvitingCampaign campaign={data.campaign} order={2} />
      {children}
    </Stack>
  );
}

const JoinRefused = () => (
  <Text c="bad" ta="center" role="alert">
    {describeError("join-link-invalid").sentence}
  </Text>
);
