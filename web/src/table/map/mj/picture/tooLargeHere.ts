import { isTooLarge } from "domain/import/maps/mapPicture";
import type { SceneSize } from "domain/table/scene/sceneSize";
import { numberText } from "domain/values/text/typedNumber";

/** Decoded, every pixel takes four bytes: with more than 400 MB a phone ends the page, without a word. */
const PHONE_PIXELS = 10_000 ** 2;
/** In gigabytes. */
const PHONE_MEMORY = 4;
const PHONE = /Android|iPhone|iPad|Mobile/;

/** What a browser says of its device; few say how much memory it has. */
interface Device {
  readonly deviceMemory?: number;
  readonly userAgent: string;
}

/** Why a picture that others can read is too large for this device; undefined where it is not. */
export function tooLargeHere(size: SceneSize, device: Device = navigator): string | undefined {
  const { deviceMemory = Number.POSITIVE_INFINITY, userAgent } = device;
  const isSmall = deviceMemory <= PHONE_MEMORY || PHONE.test(userAgent);
  if (!isSmall || !isTooLarge(size, PHONE_PIXELS)) return undefined;
  return `Cette image est trop grande pour cet appareil (${numberText(size.width)} × ${numberText(size.height)} pixels) : réduis-la, ou choisis-la sur un ordinateur.`;
}
