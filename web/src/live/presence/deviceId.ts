import { DEVICE_KEYS } from "../../browser/deviceKeys";
import { deviceStorage } from "../../browser/deviceStorage";
import { randomId } from "../../browser/randomId";

/** What the rules accept as a device, and nothing that a hand may have put there instead. */
const SHAPE = /^[A-Za-z0-9-]{1,36}$/;

function storedOrNewId(): string {
  const stored = deviceStorage.read(DEVICE_KEYS.device);
  if (stored !== null && SHAPE.test(stored)) return stored;
  const made = randomId();
  deviceStorage.write(DEVICE_KEYS.device, made);
  return made;
}

let known: string | undefined;

/** This browser, the same in all its tabs. Where storage is refused, each page load is a device of its own. */
export function deviceId(): string {
  known ??= storedOrNewId();
  return known;
}
