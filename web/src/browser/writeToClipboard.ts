/**
 * What became of a text that was to be copied. Outside of a secure context there is no clipboard at all, whatever the
 * types say; within one, the person or their browser may refuse.
 */
export type ClipboardOutcome = "copied" | "unavailable" | "refused";

export async function writeToClipboard(text: string): Promise<ClipboardOutcome> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return "unavailable";
  return clipboard.writeText(text).then(
    () => "copied",
    () => "refused",
  );
}
