/** A field of what may be no object at all: of an input that nobody has checked yet. */
export const fieldOf = (value: unknown, field: string): unknown =>
  value !== null && typeof value === "object" ? (value as Record<string, unknown>)[field] : undefined;
