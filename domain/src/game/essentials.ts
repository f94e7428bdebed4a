/** A number that matters at every moment of its game: « CA 16 », « Empl. 1 2/4 ». */
export interface EssentialNumber {
  /** Short, as it stands under the number. */
  readonly label: string;
  /** In full. */
  readonly name: string;
  readonly value: number | string;
}

/** What of a character never leaves its player's screen (product §2.8.25). */
export interface Essentials<Operation> {
  /** Hit points, or boxes of Health; undefined where the build has none. */
  readonly life:
    | {
        readonly label: string;
        /** In full: « Points de vie ». */
        readonly name: string;
        readonly current: number;
        readonly max: number;
        /** On top of it: temporary hit points; 0 where there are none. */
        readonly extra: number;
        /** What one step takes or gives: « 1 PV ». */
        readonly unit: string;
        readonly less: Operation;
        readonly more: Operation;
      }
    | undefined;
  /** Three at most, in the order of what matters in the game. */
  readonly numbers: readonly EssentialNumber[];
}

/** A number that is shown where it is known. */
export const essential = (
  label: string,
  name: string,
  value: number | string | undefined,
): EssentialNumber[] => (value === undefined ? [] : [{ label, name, value }]);
