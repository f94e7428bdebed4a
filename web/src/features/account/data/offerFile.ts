/** Hands a text to the browser's downloads. */
export function offerFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; until then the address must stand.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
