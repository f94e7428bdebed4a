/** Whether every field there can be read; the first that cannot says why (`NumberField`), and has the focus. */
export function allValid(root: ParentNode | null): boolean {
  const wrong = [...(root?.querySelectorAll("input") ?? [])].find((field) => !field.checkValidity());
  wrong?.focus();
  return wrong === undefined;
}
