/**
 * Keys of this device's storage that every page may need, whoever is signed in; the members' own are
 * `STORAGE_KEYS`. They are what devices hold today: changing one forgets what is under it.
 */
export const DEVICE_KEYS = {
  /** Whether someone signed in on this device and did not sign out. */
  signedIn: "des-et-heros:signed-in",
  device: "des-et-heros:device",
  /** Proves that this device made an invitation request; says neither which address nor that it was accepted. */
  inviteReceipt: "des-et-heros:invite-receipt",
} as const;
