const collator = new Intl.Collator("fr", { numeric: true });

/** Compares texts in French order (product §9): é beside e, and "Acte 2" before "Acte 10". */
export function compareFrench(a: string, b: string): number {
  return collator.compare(a, b);
}
