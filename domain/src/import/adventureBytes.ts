/** Of an adventure's file, as of map makers' files: pictures weigh. */
export const MAX_ADVENTURE_BYTES = 64 * 1024 * 1024;
