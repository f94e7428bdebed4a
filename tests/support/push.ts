import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import { type PushDevice, pushDevices } from "domain/documents/pushDevice";
import { PUSH_KINDS } from "domain/documents/pushKind";
import type { PushPayload } from "domain/table/push/pushMessage";
import { FAR } from "./belongings";
import { read } from "./database";
import { freePort } from "./freePort";

/** What a browser keeps of its subscription, and gives to nobody. */
interface ReceiverKeys {
  readonly p256dh: string;
  readonly auth: string;
  readonly decrypt: (body: Buffer) => string;
}

/** RFC 8188, one record: salt, record size, the sender's public key, what is encrypted. */
function recordOf(body: Buffer) {
  const keyLength = body.readUInt8(20);
  return {
    salt: body.subarray(0, 16),
    senderKey: body.subarray(21, 21 + keyLength),
    sealed: body.subarray(21 + keyLength),
  };
}

/**
 * Decrypts a message of RFC 8291 (`aes128gcm`), by Node's own cryptography: the server's library encrypts alone. Throws on
 * a body that was not made for these keys.
 */
export function decryptPush(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const { salt, senderKey, sealed } = recordOf(body);
  const receiver = createECDH("prime256v1");
  receiver.setPrivateKey(privateKey);
  const shared = receiver.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const derived = (label: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record: its content, a 2, and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

function receiverKeys(): ReceiverKeys {
  const receiver = createECDH("prime256v1");
  const p256dh = receiver.generateKeys("base64url");
  const auth = randomBytes(16);
  return {
    p256dh,
    auth: auth.toString("base64url"),
    decrypt: (body) => decryptPush(body, receiver.getPrivateKey(), auth),
  };
}

const jsonOf = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** Who sent it, as VAPID has it (RFC 8292): the claims, and whether the key that is named signed them. */
function senderOf(authorization: string) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header, claims, signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return { key, isSigned, algorithm: jsonOf(header).alg, claims: jsonOf(claims) };
}

/** A push as the service got it. */
export interface ReceivedPush {
  readonly payload: PushPayload;
  readonly sender: ReturnType<typeof senderOf>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** How the service answers: a status, or nothing at all. */
type Answer = number | "never";

/** A push service on this machine, for one device. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  readonly keys = receiverKeys();
  answer: Answer = 201;
  #location: string | undefined;
  #close: () => Promise<void> = async () => undefined;
  endpoint = "";

  static async open(): Promise<PushService> {
    const service = new PushService();
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { headers } = request;
      service.received.push({
        payload: JSON.parse(service.keys.decrypt(Buffer.concat(parts))),
        sender: senderOf(String(headers.authorization)),
        headers,
      });
      if (service.answer === "never") return;
      response.writeHead(service.answer, service.#location ? { location: service.#location } : {}).end();
    });
    const port = await freePort();
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    service.endpoint = `http://127.0.0.1:${port}/push/${randomBytes(9).toString("base64url")}`;
    service.#close = () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      });
    return service;
  }

  get subscription() {
    const { p256dh, auth } = this.keys;
    return { endpoint: this.endpoint, keys: { p256dh, auth } };
  }

  /** Sends whoever pushes on to another address. */
  redirectTo(location: string): void {
    this.answer = 307;
    this.#location = location;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

export const deviceIdOf = (endpoint: string): string =>
  createHash("sha256").update(endpoint).digest("base64url");

/** A browser's subscription at this endpoint. */
export function pushSubscriptionAt(endpoint: string) {
  const { p256dh, auth } = receiverKeys();
  return { endpoint, keys: { p256dh, auth } };
}

/** A stored device whose endpoint is nobody's, so that nothing is sent there. */
export const pushDeviceOf = (uid: string, changes: Partial<PushDevice> = {}): PushDevice => ({
  uid,
  subscription: pushSubscriptionAt("http://127.0.0.1:9/nobody"),
  name: "Chrome sur Android",
  kinds: [...PUSH_KINDS],
  zone: "Europe/Paris",
  slot: 0,
  signedInAt: FAR,
  createdAt: 1,
  expiresAt: FAR,
  ...changes,
});

/** The device that the server keeps at this service. */
export const keptDevice = ({ endpoint }: PushService) => read(pushDevices, deviceIdOf(endpoint));
