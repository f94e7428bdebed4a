/** An operation of a game that is known at run time only. */
export interface AnyOperation {
  readonly kind: string;
  readonly [field: string]: unknown;
}
