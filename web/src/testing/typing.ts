import { act, fireEvent } from "@testing-library/react";

/** Types into a field as a person does: each key replaces what is selected, else goes in at the caret. */
export function typeKeys(field: HTMLInputElement, keys: string): void {
  for (const key of keys) paste(field, key);
}

/** Puts a text where the selection is, at once. */
export function paste(field: HTMLInputElement, text: string): void {
  const from = field.selectionStart ?? field.value.length;
  const to = field.selectionEnd ?? from;
  fireEvent.change(field, { target: { value: field.value.slice(0, from) + text + field.value.slice(to) } });
  field.setSelectionRange(from + text.length, from + text.length);
}

/** Enter, which submits the form around the field as browsers do. */
export function pressEnter(field: HTMLInputElement): void {
  fireEvent.keyDown(field, { key: "Enter" });
  if (field.form) fireEvent.submit(field.form);
}

/** A press into the field. */
export const enter = (field: HTMLInputElement): void => act(() => field.focus());
