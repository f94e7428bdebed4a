/** Where something stands, in px from the top of the window. */
interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Between a toast and what it must not hide. */
const GAP = 6;
/** From the bottom edge of the window to the lowest toast that nothing lifts. */
const MARGIN = 16;
/** Higher up it would stand before what one looks at. */
const HIGHEST = 0.6;
const WIDEST = 440;

const CONTROLS = "button, a[href], input, textarea, select, [role='radio'], [role='tab'], label";

/**
 * How far up from its place, in px, a toast of this height stands over none of these bands, and never lower than `least`;
 * undefined where there is no such place in the lower part of a window of this height.
 */
export function liftOf(
  bands: readonly Band[],
  height: number,
  windowHeight: number,
  least: number,
): number | undefined {
  let lift = least;
  while (lift <= windowHeight * HIGHEST - height) {
    const bottom = windowHeight - MARGIN - lift;
    const hidden = bands.find((band) => band.top < bottom + GAP && band.bottom > bottom - height - GAP);
    if (hidden === undefined) return lift;
    lift = windowHeight - MARGIN - hidden.top + GAP;
  }
  return undefined;
}

/** The controls in sight where a toast comes, so many px from the right of the window; on a phone from side to side. */
function controlBands(shift: number): readonly Band[] {
  const right = window.innerWidth - MARGIN - shift;
  const left = right - WIDEST;
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.closest(".mantine-Notifications-root") === null)
    .map((element) => element.getBoundingClientRect())
    .filter(
      (box) =>
        box.width > 0 &&
        box.right > left &&
        box.left < right &&
        box.bottom > 0 &&
        box.top < window.innerHeight,
    );
}

/** The height of a toast with so long a text, measured on a phone, where it is higher. */
const heightOf = (text: string): number => (text.length > 60 ? 104 : 72);

/** From the place of toasts in the corner of the window, in px. */
interface ToastPlace {
  readonly lift: number;
  /** To the left, where the corner has no room: beside a bar that is as high as the window. */
  readonly shift: number;
}

/** Where a toast with this text hides no control that is in sight now; in the corner where there is no such place. */
export function placeNow(text: string, least: number): ToastPlace {
  for (const shift of window.innerWidth > 2 * (WIDEST + MARGIN) ? [0, WIDEST] : [0]) {
    const floor = shift === 0 ? least : 0;
    const lift = liftOf(controlBands(shift), heightOf(text), window.innerHeight, floor);
    if (lift !== undefined) return { lift, shift };
  }
  return { lift: least, shift: 0 };
}
