import { useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { deletePush, type PushDeviceView, updatePush } from "domain/api/push";
import { queryKeys } from "../../api/keys";
import { pushQuery } from "../../api/push";
import { endPushHere, keptDeviceOf } from "../../browser/keptPush";
import { PermissionRefused, type PushSupport, pushSupport } from "../../browser/pushSubscription";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { deviceZone } from "../dates/deviceZone";
import { ringHere } from "./ringHere";

const FAILED = "Tes notifications n'ont pas pu être modifiées. Réessaie dans quelques instants.";
const REFUSED = "Ce navigateur n'autorise pas les notifications de ce site.";

const tellFailure = (error: Error) =>
  toast("error", error instanceof PermissionRefused ? REFUSED : serverSentence(error, FAILED));

/** Where the account's card of it stands, as an anchor of its address. */
export const PUSH_CARD = "notifications";

type PushChange = Partial<Pick<PushDeviceView, "kinds" | "quiet">>;

interface Change {
  readonly id: string;
  readonly change: PushChange & { readonly zone?: string };
}

export interface DevicePush {
  readonly support: PushSupport;
  /** Whether it is known how this device stands, and the others where they are asked for. */
  readonly status: "loading" | "failed" | "ready";
  /** This device, with what is being changed of it; undefined while it does not ring. */
  readonly device: PushDeviceView | undefined;
  readonly others: readonly PushDeviceView[];
  readonly turningOn: boolean;
  /** The device that is being turned off, by its id. */
  readonly turningOff: string | undefined;
  readonly retry: () => void;
  /** To be called by a press: it asks for the browser's permission. */
  readonly turnOn: () => void;
  /** Ends this device, or another one of the member's. */
  readonly turnOff: (id: string) => void;
  /** Of this device: shown at once, and taken back where it is refused, which is said. Resolves once that is known. */
  readonly change: (change: PushChange) => Promise<void>;
}

/**
 * Whether and how this device rings for the member, and what there is to do about it. The server is asked where this device
 * rings, as far as it knows itself, and where `asksAlways` is said.
 */
export function useDevicePush({ asksAlways = false } = {}): DevicePush {
  const { uid } = useMember();
  const client = useQueryClient();
  const support = pushSupport();
  const isSupported = support === "supported";
  const { queryKey } = pushQuery(uid);

  const here = useQuery({
    queryKey: queryKeys.pushHere(uid),
    queryFn: () => keptDeviceOf(uid),
    networkMode: "always",
    staleTime: 0,
    enabled: isSupported,
  });
  const hereId = (isSupported && here.data) || undefined;
  const isAsked = asksAlways || hereId !== undefined;
  const known = useQuery({ ...pushQuery(uid), enabled: isAsked });
  const devices = known.data?.devices ?? [];

  const setHere = (id: string | null) => client.setQueryData(queryKeys.pushHere(uid), id);
  const setDevices = (change: (all: PushDeviceView[]) => PushDeviceView[]) =>
    client.setQueryData(queryKey, (answer) => answer && { ...answer, devices: change(answer.devices) });
  /** An answer that is on its way would bring back what was before. */
  const stopAsking = () => client.cancelQueries({ queryKey, exact: true });

  const turningOn = useMutation({
    networkMode: "always",
    mutationFn: () => ringHere(uid, async () => (await client.ensureQueryData(pushQuery(uid))).publicKey),
    onSuccess: (device) => {
      setDevices((all) => [device, ...all.filter(({ id }) => id !== device.id)]);
      setHere(device.id);
      toast("success", "Cet appareil te prévient désormais.");
    },
    onError: tellFailure,
  });

  const turningOff = useMutation({
    networkMode: "always",
    onMutate: stopAsking,
    mutationFn: async (id: string) => {
      await call(deletePush, { params: { id } });
      // The server sends it nothing any more, whatever the browser says.
      if (id === hereId) await endPushHere().catch(() => undefined);
    },
    onSuccess: (_, id) => {
      setDevices((all) => all.filter((device) => device.id !== id));
      if (id === hereId) setHere(null);
      toast("success", `${id === hereId ? "Cet" : "L'autre"} appareil ne te prévient plus.`);
    },
    onError: tellFailure,
  });

  const mutationKey = [...queryKey, "change"];
  const changing = useMutation({
    mutationKey,
    networkMode: "always",
    // One after the other, so that the last one stands.
    scope: { id: mutationKey.join(":") },
    onMutate: stopAsking,
    mutationFn: ({ id, change }: Change) => call(updatePush, { params: { id }, body: change }),
    onSuccess: (changed) => setDevices((all) => all.map((one) => (one.id === changed.id ? changed : one))),
    onError: (error) => {
      tellFailure(error);
      // It may be that the device was turned off elsewhere.
      void client.invalidateQueries({ queryKey });
    },
  });
  const underWay = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Change,
  });

  const stored = devices.find(({ id }) => id === hereId);
  const device: PushDeviceView | undefined =
    stored && Object.assign({}, stored, ...underWay.map(({ change }) => change));
  const isLoading = (isSupported && here.isPending) || (isAsked && known.isPending);

  return {
    support,
    status: isAsked && known.isError && known.data === undefined ? "failed" : isLoading ? "loading" : "ready",
    device,
    others: devices.filter(({ id }) => id !== hereId),
    turningOn: turningOn.isPending,
    turningOff: turningOff.isPending ? turningOff.variables : undefined,
    retry: () => void known.refetch(),
    turnOn: () => turningOn.mutate(),
    turnOff: (id) => turningOff.mutate(id),
    change: async (change) => {
      if (device === undefined) return;
      // The hours are those of the place where they are chosen.
      const zone = change.quiet === undefined ? {} : { zone: deviceZone() };
      await changing.mutateAsync({ id: device.id, change: { ...change, ...zone } }).catch(() => undefined);
    },
  };
}
