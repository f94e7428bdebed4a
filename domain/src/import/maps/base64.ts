const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const NONE = 255;
const SKIPPED = 254;

/** What each character stands for; line breaks and padding for nothing. */
const VALUES = new Uint8Array(128).fill(NONE);
for (let value = 0; value < LETTERS.length; value += 1) VALUES[LETTERS.charCodeAt(value)] = value;
// Of the alphabet for addresses.
for (const [character, value] of [
  ["-", 62],
  ["_", 63],
] as const)
  VALUES[character.charCodeAt(0)] = value;
for (const character of "\r\n\t =") VALUES[character.charCodeAt(0)] = SKIPPED;

/** The bytes of a base64 text, with a prefix (`data:image/png;base64,`) or without; undefined where it is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  const comma = /^\s*data:/i.test(text) ? text.indexOf(",") : -1;
  const bytes = new Uint8Array(Math.floor(((text.length - comma - 1) * 3) / 4));
  let [length, bits, buffer] = [0, 0, 0];
  for (let at = comma + 1; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? NONE;
    if (value === NONE) return undefined;
    if (value === SKIPPED) continue;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (buffer >> bits) & 255;
    length += 1;
  }
  return bytes.subarray(0, length);
}
