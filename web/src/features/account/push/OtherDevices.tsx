import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { PushDeviceView } from "domain/api/push";
import { formatDate } from "domain/values/text/dates";
import { deviceZone } from "../../../table/dates/deviceZone";

interface OtherDevicesProps {
  devices: readonly PushDeviceView[];
  /** The id of the one that is being turned off. */
  turningOff: string | undefined;
  turnOff: (id: string) => void;
}

export function OtherDevices({ devices, turningOff, turnOff }: OtherDevicesProps) {
  return (
    <Stack gap="xs">
      <Title order={3}>Tes autres appareils</Title>
      <Stack component="ul" gap="xs" role="list">
        {devices.map(({ id, name, createdAt }) => {
          const since = `depuis le ${formatDate(createdAt, deviceZone())}`;
          return (
            <Group key={id} component="li" gap="4px 14px">
              <Text flex="1 1 10rem" miw={0}>
                {name}{" "}
                <Text span size="sm" c="dimmed">
                  {since}
                </Text>
              </Text>
              <Button
                size="sm"
                aria-label={`Couper : ${name}, ${since}`}
                loading={turningOff === id}
                onClick={() => turnOff(id)}
              >
                Couper
              </Button>
            </Group>
          );
        })}
      </Stack>
    </Stack>
  );
}
