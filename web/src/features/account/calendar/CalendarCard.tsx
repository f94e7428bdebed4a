import { Button, Group, Skeleton, Stack, Text, TextInput, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "domain/api/agenda";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { hosts } from "../../../http/hosts";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { useMember } from "../../../session/SessionProvider";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import { TitledCard } from "../../../ui/TitledCard";
import { toast } from "../../../ui/toast";
import { useCopyFeedback } from "../../../ui/useCopyFeedback";

const UNREADABLE = "Impossible de charger ton adresse de calendrier.";
const FAILED = "Ton adresse de calendrier n'a pas pu être modifiée. Réessaie dans quelques instants.";

/** Of the API's host, in full: a calendar asks for it from elsewhere. */
const addressOf = (token: string): string =>
  `${hosts.backend || window.location.origin}/api/calendars/${token}.ics`;

/** What a device opens with its calendar, to follow it; none for an http address, which programs may ask for by https. */
const subscriptionTo = (address: string): string | undefined =>
  address.startsWith("https://") ? address.replace("https://", "webcal://") : undefined;

/** The member's evenings in the calendar that they use. */
export function CalendarCard() {
  const { uid } = useMember();
  const client = useQueryClient();
  const queryKey = queryKeys.calendarFeed(uid);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
    staleTime: 0,
  });
  const keep = (token: string | null) => client.setQueryData(queryKey, { token });
  const making = useMutation({
    networkMode: "always",
    mutationFn: () => call(renewCalendarFeed, {}),
    onSuccess: ({ token }) => {
      keep(token);
      toast("success", "Ton adresse de calendrier est prête.");
    },
  });
  return (
    <TitledCard
      title="Calendrier"
      lead="Les séances de toutes tes campagnes, dans le calendrier de ton téléphone ou de ton ordinateur : abonne-le à ton adresse, et il suit chaque changement."
    >
      {data === undefined && !isError && <Skeleton height={46} />}
      {data === undefined && isError && (
        <Stack gap="sm" align="start">
          <FormError>{UNREADABLE}</FormError>
          <Button onClick={() => refetch()}>Réessayer</Button>
        </Stack>
      )}
      {data?.token === null && (
        <Stack gap="sm" align="start">
          <Text size="sm" c="var(--ink-2)">
            Qui a cette adresse voit tes séances, sans se connecter.
          </Text>
          <FormError>{making.error && serverSentence(making.error, FAILED)}</FormError>
          <Button loading={making.isPending} onClick={() => making.mutate()}>
            Créer mon adresse de calendrier
          </Button>
        </Stack>
      )}
      {data?.token && <Address token={data.token} onChange={keep} />}
    </TitledCard>
  );
}

const COPIED = { idle: "Copier", copied: "Adresse copiée", failed: "Copie impossible" };

interface AddressProps {
  token: string;
  onChange: (token: string | null) => void;
}

function Address({ token, onChange }: AddressProps) {
  const { feedback, copy } = useCopyFeedback();
  const [renewing, renew] = useDisclosure();
  const deleting = useMutation({
    networkMode: "always",
    mutationFn: () => call(deleteCalendarFeed, {}),
    onSuccess: () => {
      onChange(null);
      toast("success", "Adresse supprimée. Elle ne montre plus rien.");
    },
    onError: (error) => toast("error", serverSentence(error, FAILED)),
  });
  const address = addressOf(token);
  const subscription = subscriptionTo(address);
  return (
    <Stack gap="sm">
      <TextInput
        label="Ton adresse de calendrier"
        description="Qui a cette adresse voit tes séances, sans se connecter : garde-la pour toi."
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm">
        {subscription && (
          <Button component="a" href={subscription}>
            S'abonner
          </Button>
        )}
        <Button onClick={() => copy(address)}>{COPIED[feedback]}</Button>
        <Button onClick={renew.open}>Changer l'adresse</Button>
        <Button loading={deleting.isPending} onClick={() => deleting.mutate()}>
          Supprimer
        </Button>
      </Group>
      <VisuallyHidden role="status">{feedback !== "idle" && COPIED[feedback]}</VisuallyHidden>
      {renewing && <RenewAddress onRenewed={onChange} onClose={renew.close} />}
    </Stack>
  );
}

interface RenewAddressProps {
  onRenewed: (token: string | null) => void;
  onClose: () => void;
}

function RenewAddress({ onRenewed, onClose }: RenewAddressProps) {
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => call(renewCalendarFeed, {}),
    onSuccess: ({ token }) => {
      onRenewed(token);
      toast("success", "Nouvelle adresse créée.");
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Changer l'adresse ?"
      confirm="Changer l'adresse"
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      <Text>L'ancienne adresse ne montrera plus rien.</Text>
      <FormError>{error && serverSentence(error, FAILED)}</FormError>
    </ConfirmDialog>
  );
}
