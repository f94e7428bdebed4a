import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import type { PushDeviceView } from "domain/api/push";
import type { QuietHours } from "domain/documents/pushDevice";
import { isTime } from "domain/values/time/wallTime";
import { useState } from "react";
import type { DevicePush } from "../../../table/push/useDevicePush";
import { KINDS_OF_PUSH } from "./pushKinds";

const USUAL_HOURS: QuietHours = { from: "22:00", to: "08:00" };

/** Whoever types a time, or turns through them, comes by others first. Milliseconds. */
const SETTLED_AFTER = 600;

interface DeviceSettingsProps {
  device: PushDeviceView;
  onChange: DevicePush["change"];
}

/** What this device rings for, and when it is quiet: each change is saved as it is made. */
export function DeviceSettings({ device, onChange }: DeviceSettingsProps) {
  const { kinds, quiet, zone } = device;
  return (
    <>
      <Checkbox.Group
        label="Me prévenir pour"
        value={kinds}
        onChange={(chosen) => void onChange({ kinds: chosen })}
      >
        <Stack gap="sm" mt={10}>
          {KINDS_OF_PUSH.map(({ kind, label, when }) => (
            <Checkbox key={kind} value={kind} label={label} description={when} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Stack gap="sm">
        <Checkbox
          label="Heures calmes"
          description={`Rien ne sonne entre ces deux heures, à l'heure de ce lieu : ${zone.replaceAll("_", " ")}`}
          checked={quiet !== null}
          onChange={({ currentTarget }) =>
            void onChange({ quiet: currentTarget.checked ? USUAL_HOURS : null })
          }
        />
        {quiet !== null && <QuietTimes quiet={quiet} onChange={(hours) => onChange({ quiet: hours })} />}
      </Stack>
    </>
  );
}

const areWhole = ({ from, to }: QuietHours): boolean => isTime(from) && isTime(to);

interface QuietTimesProps {
  quiet: QuietHours;
  onChange: (hours: QuietHours) => Promise<void>;
}

function QuietTimes({ quiet, onChange }: QuietTimesProps) {
  const [typed, setTyped] = useState<QuietHours>();
  const save = useDebouncedCallback(async (hours: QuietHours) => {
    await onChange(hours);
    // What was typed meanwhile stays.
    setTyped((latest) => (latest === hours ? undefined : latest));
  }, SETTLED_AFTER);
  const shown = typed ?? quiet;
  const type = (change: Partial<QuietHours>) => {
    const hours = { ...shown, ...change };
    setTyped(hours);
    if (areWhole(hours)) save(hours);
    else save.cancel();
  };
  const leave = () => {
    if (areWhole(shown)) save.flush();
    else setTyped(undefined);
  };
  const field = (name: keyof QuietHours, label: string) => (
    <TextInput
      type="time"
      label={label}
      required
      value={shown[name]}
      onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
      onBlur={leave}
    />
  );
  return (
    <Group gap="md" role="group" aria-label="Heures calmes">
      {field("from", "De")}
      {field("to", "À")}
    </Group>
  );
}
