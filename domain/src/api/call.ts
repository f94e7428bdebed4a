import type * as z from "zod/mini";

/**
 * Who may make a call: anyone, a signed-in user, or an admin. Roles within a campaign are checked by
 * `campaign/authority`.
 */
type Access = "public" | "user" | "admin";

/** Method, address and access of a call. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
}

/**
 * One call of the API, declared once (product §7). The server's handlers, the client's `call()`, the API
 * tests and the OpenAPI document take their types from this value, so that they cannot differ.
 */
export interface Call extends Route {
  /**
   * A request that is sent twice ends as if it were sent once: `always`, since its body names what shall be or carries
   * the client's ids, or where its body has a `requestId`, which older clients do not send.
   */
  readonly repeatable?: "always" | "with-request-id";
  /** Its body carries a picture, and may be larger than those of other calls. */
  readonly largeBody?: true;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: the answer is 204, which the client reads as null. */
  readonly result?: z.ZodMiniType;
}

/** Keeps the literal type of the path, from which the names of the parameters are inferred. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `/api/:system/campaign/:id` → `{ system: string; id: string }`. */
export type CallParams<C extends Call> = Record<ParamNames<C["path"]>, string>;

type SchemaOf<C extends Call, Part extends "query" | "body" | "result"> = C extends {
  readonly [P in Part]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : never;

/** What the server receives after parsing. */
export type CallQuery<C extends Call> = [SchemaOf<C, "query">] extends [never]
  ? undefined
  : z.output<SchemaOf<C, "query">>;
export type CallBody<C extends Call> = [SchemaOf<C, "body">] extends [never]
  ? undefined
  : z.output<SchemaOf<C, "body">>;

/** What the client receives; null when the call answers 204. */
export type CallResult<C extends Call> = [SchemaOf<C, "result">] extends [never]
  ? null
  : z.output<SchemaOf<C, "result">>;

type ParamsInput<C extends Call> = [ParamNames<C["path"]>] extends [never]
  ? unknown
  : { params: CallParams<C> };
type QueryInput<C extends Call> = [SchemaOf<C, "query">] extends [never]
  ? unknown
  : { query?: z.input<SchemaOf<C, "query">> };
type BodyInput<C extends Call> = [SchemaOf<C, "body">] extends [never]
  ? unknown
  : { body: z.input<SchemaOf<C, "body">> };

/** The input of a call on the client: only the parts that the call has. */
export type CallInput<C extends Call> = ParamsInput<C> & QueryInput<C> & BodyInput<C>;

/** The parts of any call, for generic code; absent parts are undefined. */
export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call: parameters escaped, undefined query values omitted. */
export function callUrl(call: Pick<Route, "path">, parts: Pick<CallParts, "params" | "query">): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ""),
  );
  const pairs = Object.entries(parts.query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
