/** Whether this server writes to the Firestore emulator, beside which a push service can only be one of this machine. */
export const isEmulated = (): boolean => process.env.FIRESTORE_EMULATOR_HOST !== undefined;
