/**
 * Raised when a client of the version before would no longer understand an answer, or be refused. Every answer
 * carries the server's; a client that knows a lower one tells its user to reload.
 */
export const CONTRACT_VERSION = 8;

export const CONTRACT_VERSION_HEADER = "x-contract-version";

/** Whether the server that answered with this header is newer than a client of version `own`. */
export function isNewerContract(header: string | null, own: number = CONTRACT_VERSION): boolean {
  return header !== null && /^\d{1,9}$/.test(header) && Number(header) > own;
}
