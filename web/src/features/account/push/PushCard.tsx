import { Box, Button, Skeleton, Stack, Text } from "@mantine/core";
import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { queryKeys } from "../../../api/keys";
import type { PushSupport } from "../../../browser/pushSubscription";
import { useMember } from "../../../session/SessionProvider";
import { type DevicePush, PUSH_CARD, useDevicePush } from "../../../table/push/useDevicePush";
import { FormError } from "../../../ui/FormError";
import { TitledCard } from "../../../ui/TitledCard";
import { useNamedByAddress } from "../../../ui/useNamedByAddress";
import { DeviceSettings } from "./DeviceSettings";
import { OtherDevices } from "./OtherDevices";
import { KINDS_OF_PUSH } from "./pushKinds";

const UNREADABLE = "Impossible de charger tes notifications.";

const CANNOT: Record<Exclude<PushSupport, "supported">, string> = {
  unsupported: "Ce navigateur ne sait pas prévenir quand le site est fermé.",
  "install-first":
    "Sur iPhone et iPad, ajoute d'abord Dés & Héros à ton écran d'accueil (Partager, puis « Sur l'écran d'accueil »), et ouvre-le de là.",
  denied:
    "Les notifications de ce site sont bloquées dans ton navigateur : autorise-les dans ses réglages, puis reviens ici.",
};

/** Whether what CalendarCard, above this one, asks for has come or failed: it grows then. */
function useCalendarHasCome(): boolean {
  const { uid } = useMember();
  const client = useQueryClient();
  const watch = useCallback(
    (notify: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    [client],
  );
  return useSyncExternalStore(watch, () => {
    const asked = client.getQueryState(queryKeys.calendarFeed(uid));
    return asked === undefined || asked.dataUpdateCount + asked.errorUpdateCount > 0;
  });
}

/**
 * What rings on this device while the app is closed, and which other devices do. The last card of the page: it grows when
 * it has come, and comes once nothing above it grows any more, so that no press misses what it was for.
 */
export function PushCard() {
  const push = useDevicePush({ asksAlways: true });
  const calendarHasCome = useCalendarHasCome();
  const isComing = push.status === "loading" || !calendarHasCome;
  const { ref: card } = useNamedByAddress(PUSH_CARD, !isComing);
  return (
    <Box id={PUSH_CARD} ref={card} tabIndex={-1} miw={0}>
      <TitledCard
        title="Notifications sur cet appareil"
        lead="Ton téléphone ou ton ordinateur te prévient, même quand Dés & Héros est fermé."
      >
        {isComing ? <Skeleton height={46} /> : <Content {...push} />}
      </TitledCard>
    </Box>
  );
}

function Content(push: DevicePush) {
  const { support, status, others, turningOff, turnOff, retry } = push;
  return (
    <>
      {support !== "supported" && <Text>{CANNOT[support]}</Text>}
      {status === "failed" ? (
        <Stack gap="sm" align="start">
          <FormError>{UNREADABLE}</FormError>
          <Button onClick={retry}>Réessayer</Button>
        </Stack>
      ) : (
        <>
          {support === "supported" && <ThisDevice {...push} />}
          {others.length > 0 && <OtherDevices devices={others} turningOff={turningOff} turnOff={turnOff} />}
        </>
      )}
    </>
  );
}

function ThisDevice({ device, turningOn, turningOff, turnOn, turnOff, change }: DevicePush) {
  if (device === undefined) {
    return (
      <Stack gap="sm" align="start">
        <Stack component="ul" gap={6} fz="sm" role="list">
          {KINDS_OF_PUSH.map(({ kind, label, when }) => (
            <li key={kind}>
              <Text span inherit fw={600}>
                {label}
              </Text>{" "}
              : {when}
            </li>
          ))}
        </Stack>
        <Button loading={turningOn} onClick={turnOn}>
          Me prévenir sur cet appareil
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md" align="start">
      <DeviceSettings device={device} onChange={change} />
      <Button loading={turningOff === device.id} onClick={() => turnOff(device.id)}>
        Couper sur cet appareil
      </Button>
    </Stack>
  );
}
