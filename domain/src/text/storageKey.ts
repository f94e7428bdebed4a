/** One key of a device's storage out of several parts, encoded so that no part can take another's place. */
export function storageKey(...parts: readonly string[]): string {
  return parts.map((part) => part.replace(/%/g, "%25").replace(/:/g, "%3A")).join(":");
}
