import fc from "fast-check";
import type * as z from "zod/mini";

/** The parts of a schema that a generator needs. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly (string | number | boolean | null)[];
  readonly options?: readonly z.ZodMiniType[];
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

/** Of a number its least and greatest value, of a list its lengths. */
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const MAX_ENTRIES = 4;

/**
 * Values that a schema allows. Texts are some of `texts`, those that the schema in question allows; numbers
 * are often at their bounds.
 */
export function fromSchema<Value>(
  schema: z.ZodMiniType<Value>,
  texts: readonly string[],
): fc.Arbitrary<Value> {
  return generator(schema as z.ZodMiniType, texts) as fc.Arbitrary<Value>;
}

function boundsOf({ checks = [] }: Definition): {
  minimum?: number | undefined;
  maximum?: number | undefined;
} {
  const definitions = checks.map(({ _zod }) => _zod.def);
  const of = (name: string) => definitions.find(({ check }) => check === name);
  return {
    minimum: of("greater_than")?.value ?? of("min_length")?.minimum,
    maximum: of("less_than")?.value ?? of("max_length")?.maximum,
  };
}

function generator(schema: z.ZodMiniType, texts: readonly string[]): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  const bounds = boundsOf(definition);
  const of = (inner: z.ZodMiniType | undefined) =>
    inner === undefined ? fc.constant(undefined) : generator(inner, texts);
  switch (definition.type) {
    case "object":
      return objectOf(definition.shape ?? {}, texts);
    case "number": {
      const { minimum: min = -1_000_000_000, maximum: max = 1_000_000_000 } = bounds;
      return fc.oneof(
        fc.integer({ min, max }),
        fc.integer({ min, max: Math.min(max, min + 12) }),
        fc.constant(max),
      );
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...(definition.values ?? []));
    case "enum":
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case "string":
      return fc.constantFrom(...texts.filter((text) => schema.safeParse(text).success));
    case "union":
      return fc.oneof(...(definition.options ?? []).map(of));
    case "array":
      return fc.array(of(definition.element), {
        minLength: bounds.minimum ?? 0,
        maxLength: Math.min(bounds.maximum ?? MAX_ENTRIES, 12),
      });
    case "record":
      return fc.dictionary(of(definition.keyType) as fc.Arbitrary<string>, of(definition.valueType), {
        maxKeys: MAX_ENTRIES,
        noNullPrototype: true,
      });
    default:
      throw new Error(`No generator for ${definition.type}`);
  }
}

function objectOf(shape: NonNullable<Definition["shape"]>, texts: readonly string[]) {
  const isOptional = (field: z.ZodMiniType) => field._zod.def.type === "optional";
  const inner = (field: z.ZodMiniType) =>
    isOptional(field) ? ((field._zod.def as unknown as Definition).innerType ?? field) : field;
  const fields = Object.entries(shape);
  return fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, generator(inner(field), texts)])),
    {
      requiredKeys: fields.filter(([, field]) => !isOptional(field)).map(([name]) => name),
      noNullPrototype: true,
    },
  );
}
