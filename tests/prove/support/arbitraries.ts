import type { Call, CallParts } from "domain/api/call";
import { openApiDocument } from "domain/api/openapi";
import fc, { type Arbitrary } from "fast-check";

/** The part of JSON Schema that the contract's schemas become. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

const MAX_LENGTH = 300;
const MAX_ITEMS = 6;

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

/** Texts that break what takes them for something else: a path, a query, HTML, a number, one id. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "a/b",
  "../users",
  "__proto__",
  "__id__",
  "constructor",
  "a\u0000b",
  "a\nb",
  "\ud800",
  "\u202eabc",
  "%00",
  "%2F",
  "<script>alert(1)</script>",
  "NaN",
  "1e999",
  "-1",
  "null",
  "é".repeat(600),
  "x".repeat(20_000),
];

const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[1]],
  { "": 1 },
  { __name__: 1 },
  JSON.parse('{"__proto__": {"role": "admin"}}'),
  nested(30),
  Array.from({ length: 2000 }, () => "x"),
];

/** Bodies of another shape; one that is no JSON object at all never reaches a call (tests/api/everyCall.test.ts). */
const hostileBody: Arbitrary<unknown> = fc.constantFrom([], {}, [[1]], nested(30), { "": 1 }, { body: {} });

const hostileText: Arbitrary<string> = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string());
const hostileValue: Arbitrary<unknown> = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue());

function textOf({ pattern, minLength = 0, maxLength = MAX_LENGTH }: JsonSchema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const bounds = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, MAX_LENGTH)) };
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: "grapheme" }));
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  // A record of known keys requires them without describing each.
  const keys = [...new Set([...Object.keys(properties), ...required])];
  const others = typeof additionalProperties === "object" ? additionalProperties : {};
  const named = Object.fromEntries(keys.map((name) => [name, arbitraryOf(properties[name] ?? others)]));
  const known = fc.record(named, { requiredKeys: [...required] });
  if (additionalProperties === undefined || additionalProperties === false) return known;
  const extra = additionalProperties === true ? fc.jsonValue() : arbitraryOf(additionalProperties);
  return fc
    .tuple(fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), extra, { maxKeys: 4 }), known)
    .map(([more, rest]) => ({ ...more, ...rest }));
}

/** Values that this schema describes; its refinements, which JSON Schema cannot say, may refuse some. */
function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf?.[0] !== undefined) return arbitraryOf(schema.allOf[0]);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === "string") return textOf(schema);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer" || schema.type === "number") {
    const [min, max] = [Math.max(schema.minimum ?? -100, -1e9), Math.min(schema.maximum ?? 1000, 1e9)];
    return fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) });
  }
  if (schema.type === "array") {
    const items = typeof schema.items === "object" ? arbitraryOf(schema.items) : fc.jsonValue();
    const minLength = schema.minItems ?? 0;
    return fc.array(items, { minLength, maxLength: Math.max(minLength, MAX_ITEMS) });
  }
  if (schema.type === "object") return objectOf(schema);
  return fc.jsonValue();
}

/** What becomes of one field of a valid request. */
type FieldPlan = { kind: "keep" } | { kind: "omit" } | { kind: "value"; value: unknown };
type FieldsPlan = Record<string, FieldPlan>;

/** How a valid request is to be changed before it is sent. */
export interface RequestPlan {
  params: FieldsPlan;
  query: FieldsPlan;
  /** Appended to the address as it is. */
  rawQuery: string;
  body: { kind: "fields"; fields: FieldsPlan } | { kind: "whole"; value: unknown };
}

const asValue = (value: unknown): FieldPlan => ({ kind: "value", value });

const planOf = (schema: JsonSchema, hostile: Arbitrary<unknown> = hostileValue): Arbitrary<FieldPlan> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<FieldPlan>({ kind: "keep" }) },
    { weight: 4, arbitrary: arbitraryOf(schema).map(asValue) },
    { weight: 1, arbitrary: hostile.map(asValue) },
    { weight: 1, arbitrary: fc.constant<FieldPlan>({ kind: "omit" }) },
  );

/** What the API's own description says of a call. */
interface Operation {
  parameters: { name: string; in: "path" | "query"; schema: JsonSchema }[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
}

const DESCRIPTION = openApiDocument() as { paths: Record<string, Record<string, Operation>> };

const operationOf = ({ path, method }: Call): Operation => {
  const found = DESCRIPTION.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
};

const queryFieldsOf = ({ parameters }: Operation): Record<string, JsonSchema> =>
  Object.fromEntries(
    parameters.filter((one) => one.in === "query").map(({ name, schema }) => [name, schema]),
  );

function bodyFieldsOf({ requestBody }: Operation): Record<string, JsonSchema> {
  const body = requestBody?.content["application/json"].schema ?? {};
  const shapes = [body, ...(body.anyOf ?? []), ...(body.oneOf ?? [])];
  return Object.assign({}, ...shapes.map(({ properties }) => properties));
}

const plansOf = (fields: Record<string, JsonSchema>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, planOf(schema)])));

const paramPlan: Arbitrary<FieldPlan> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<FieldPlan>({ kind: "keep" }) },
  { weight: 1, arbitrary: hostileText.map(asValue) },
);

const RAW_QUERIES = [
  "",
  "",
  "",
  "ids=1&ids=2",
  "userId[a]=b",
  "cursor=%E0%A4%A",
  "limit[]=1",
  "sort=__proto__",
];

/** Requests of this call, valid and broken. */
export function requestsOf(call: Call): Arbitrary<RequestPlan> {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, paramPlan] as const);
  const operation = operationOf(call);
  return fc.record({
    params: fc.record(Object.fromEntries(params)),
    query: plansOf(queryFieldsOf(operation)),
    rawQuery: call.method === "GET" ? fc.constantFrom(...RAW_QUERIES) : fc.constant(""),
    body: fc.oneof(
      {
        weight: 9,
        arbitrary: plansOf(bodyFieldsOf(operation)).map((fields) => ({ kind: "fields" as const, fields })),
      },
      { weight: 1, arbitrary: hostileBody.map((value) => ({ kind: "whole" as const, value })) },
    ),
  });
}

function applied(plan: FieldsPlan, valid: Record<string, unknown> = {}): Record<string, unknown> {
  const fields = { ...valid };
  for (const [name, change] of Object.entries(plan)) {
    if (change.kind === "omit") delete fields[name];
    if (change.kind === "value") fields[name] = change.value;
  }
  return fields;
}

const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, "?");

/** Node itself refuses a longer address (431), before any of our code. */
const MAX_IN_ADDRESS = 2000;

/** An address is text, and takes no half of a surrogate pair; one of dots alone would be another address. */
const asParam = (value: unknown): string => {
  const text = wellFormed(String(value));
  return /^\.*$/.test(text) ? "dots" : text.slice(0, MAX_IN_ADDRESS);
};

const asQuery = (value: unknown): string => wellFormed(String(value)).slice(0, MAX_IN_ADDRESS);

/** The request of this plan, from one that is valid. */
export function requestFrom(plan: RequestPlan, valid: CallParts): CallParts {
  const each = (fields: Record<string, unknown>, change: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
  return {
    params: each(applied(plan.params, valid.params), asParam) as Record<string, string>,
    query: each(applied(plan.query, valid.query), asQuery),
    body:
      plan.body.kind === "whole"
        ? plan.body.value
        : applied(plan.body.fields, valid.body as Record<string, unknown> | undefined),
  };
}
