import { Button, Group, NativeSelect, Skeleton, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listSeats, requestSeats, type TableSeats } from "domain/api/seats";
import { inviteRequestLabel } from "domain/documents/inviteRequestStatus";
import { MAX_SEATS, type Seat } from "domain/members/invitations/seats";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { useEffect, useRef } from "react";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { dataOf } from "../../../live/liveSource";
import { useOwnNotifications } from "../../../live/ownNotifications";
import { useMember } from "../../../session/SessionProvider";
import { FormError } from "../../../ui/FormError";
import { ModalWindow } from "../../../ui/ModalWindow";
import { useCopyFeedback } from "../../../ui/useCopyFeedback";

const UNREADABLE = "Impossible de charger les places de ta table.";
const FAILED = "Impossible de demander ces places pour le moment.";

interface SeatsProps {
  campaign: CampaignPage;
  onClose: () => void;
}

/** The links that register somebody and lead them to the table, and the request for more of them. */
export default function Seats({ campaign, onClose }: SeatsProps) {
  const { id, system, inviteToken } = campaign;
  const { uid } = useMember();
  const client = useQueryClient();
  const queryKey = [uid, "seats", system, id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSeats, { params: { system, id } }, { signal }),
    staleTime: 0,
  });
  // What the admins decide is told to the MJ: each notice may be about these seats.
  const notices = dataOf(useOwnNotifications())
    ?.map((notice) => notice.id)
    .join();
  const known = useRef(notices);
  useEffect(() => {
    if (known.current !== undefined && notices !== known.current) void refetch();
    known.current = notices;
  }, [notices, refetch]);
  const asking = useMutation({
    networkMode: "always",
    mutationFn: (count: number) => call(requestSeats, { params: { system, id }, body: { count } }),
    onSuccess: (seats) => client.setQueryData(queryKey, seats),
  });
  return (
    <ModalWindow title="Places sans compte" size={560} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Chaque lien inscrit une personne et la mène à ta table, où tu l'acceptes. Un administrateur accorde
          les places.
        </Text>
        {isError && <FormError>{UNREADABLE}</FormError>}
        {data === undefined && !isError && <Skeleton height={90} />}
        {data && (
          <>
            <Stack component="ul" role="list" gap={8} m={0} p={0}>
              {data.seats.map((seat) => (
                <SeatRow
                  key={seat.code}
                  seat={seat}
                  link={`${window.location.origin}${paths.join(inviteToken, system, seat.code)}`}
                />
              ))}
            </Stack>
            {data.asked && data.asked.status !== "processed" && <Asked {...data.asked} />}
            <AskForm
              seats={data}
              busy={asking.isPending}
              onAsk={asking.mutate}
              onChange={asking.forgetFailure}
            />
          </>
        )}
        <FormError>{asking.error && serverSentence(asking.error, FAILED)}</FormError>
      </Stack>
    </ModalWindow>
  );
}

function SeatRow({ seat: { code, used, usedByName }, link }: { seat: Seat; link: string }) {
  const { feedback, copy } = useCopyFeedback();
  return (
    <Group component="li" justify="space-between" gap="6px 12px">
      <Text size="sm" ff="monospace">
        {code}
      </Text>
      {used ? (
        <Text size="sm" c="dimmed">
          Prise{usedByName && ` par ${usedByName}`}
        </Text>
      ) : (
        <Button size="sm" aria-label={`Copier le lien de la place ${code}`} onClick={() => copy(link)}>
          {feedback === "idle" ? "Copier le lien" : feedback === "copied" ? "Lien copié" : "Copie impossible"}
        </Button>
      )}
    </Group>
  );
}

const Asked = ({ count, status }: NonNullable<TableSeats["asked"]>) => (
  <Text size="sm" role="status">
    {count} {plural(count, "place demandée", "places demandées")} : {inviteRequestLabel(status).toLowerCase()}
    .
  </Text>
);

interface AskFormProps {
  seats: TableSeats;
  busy: boolean;
  onAsk: (count: number) => void;
  onChange: () => void;
}

function AskForm({ seats: { seats, asked }, busy, onAsk, onChange }: AskFormProps) {
  const room = MAX_SEATS - seats.filter(({ used }) => !used).length;
  const form = useForm({ initialValues: { count: "1" } });
  if (room <= 0) return null;
  return (
    <form onChange={onChange} onSubmit={form.onSubmit(({ count }) => onAsk(Math.min(room, Number(count))))}>
      <Group align="end" gap="sm">
        <NativeSelect
          label="Combien de places ?"
          data={Array.from({ length: room }, (_, index) => String(index + 1))}
          {...form.getInputProps("count")}
        />
        <Button type="submit" loading={busy}>
          {asked?.status === "pending" ? "Changer la demande" : "Demander des places"}
        </Button>
      </Group>
    </form>
  );
}
