import { pathToFileURL } from "node:url";

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const longestLine = 72;

/**
 * A jar that holds nothing but a manifest, which names the main class that the SDK's own jar does not name and
 * points at that jar: `java -jar` can then start it.
 *
 * @param {string} jar full path of the SDK's Firestore emulator
 * @returns {Uint8Array}
 */
export function wrapperJar(jar) {
  return zipOf("META-INF/MANIFEST.MF", manifest(pathToFileURL(jar).href));
}

/**
 * @param {string} classPath
 * @returns {string}
 */
export function manifest(classPath) {
  const lines = ["Manifest-Version: 1.0", `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`];
  return `${lines.map(fold).join("\r\n")}\r\n\r\n`;
}

/**
 * Folds a manifest line: at most 72 bytes each, the next ones begin with a space.
 *
 * @param {string} line ASCII, as file URLs are
 */
function fold(line) {
  const first = line.slice(0, longestLine);
  const rest = line.slice(longestLine).match(new RegExp(`.{1,${longestLine - 1}}`, "g")) ?? [];
  return [first, ...rest].join("\r\n ");
}

/**
 * The smallest zip: one stored file, its directory entry, the end record.
 *
 * @param {string} name
 * @param {string} text
 */
function zipOf(name, text) {
  const path = [...new TextEncoder().encode(name)];
  const content = [...new TextEncoder().encode(text)];
  const description = describe(path, content);
  const local = [...u32(0x04034b50), ...description, ...path, ...content];
  const commentDiskAndAttributes = Array(10).fill(0);
  const offset = u32(0);
  const entry = [
    ...u32(0x02014b50),
    ...u16(20),
    ...description,
    ...commentDiskAndAttributes,
    ...offset,
    ...path,
  ];
  const disks = u32(0);
  const counts = [...u16(1), ...u16(1)];
  const noComment = u16(0);
  const end = [
    ...u32(0x06054b50),
    ...disks,
    ...counts,
    ...u32(entry.length),
    ...u32(local.length),
    ...noComment,
  ];
  return Uint8Array.from([...local, ...entry, ...end]);
}

/**
 * The fields that a zip writes twice, before the file and in its directory.
 *
 * @param {readonly number[]} path
 * @param {readonly number[]} content
 */
function describe(path, content) {
  const [version, flags, stored, time, firstDayOfZip, noExtra] = [20, 0, 0, 0, 0x21, 0];
  return [
    ...[version, flags, stored, time, firstDayOfZip].flatMap(u16),
    ...[crc32(content), content.length, content.length].flatMap(u32),
    ...[path.length, noExtra].flatMap(u16),
  ];
}

/** @param {number} value */
const u16 = (value) => [value & 0xff, (value >>> 8) & 0xff];

/** @param {number} value */
const u32 = (value) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/**
 * Zip's checksum. Node has its own only from 22.2 on.
 *
 * @param {readonly number[]} bytes
 */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
