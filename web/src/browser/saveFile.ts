/** Hands a text to the browser as a download. */
export function saveFile({ name, text }: { name: string; text: string }, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // A browser may still be reading when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
