import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listAuditLog } from "domain/api/admin";
import { expect, it } from "vitest";
import { member, newcomer, storedUser } from "../support/cast";
import { adminSeat } from "./support/admins";

const command = fileURLToPath(new URL("../../tools/makeAdmin.ts", import.meta.url));
const makeAdmin = (email: string) =>
  promisify(execFile)(process.execPath, [
    "--import",
    "tsx",
    command,
    email,
    "--project",
    String(process.env.GCLOUD_PROJECT),
  ]);

it("the command that makes an admin is written to the audit log, for a member and for a new account", async () => {
  const [ana, zoe] = [await member("Ana"), await newcomer("Zoe", "Zoé")];
  await Promise.all([makeAdmin(ana.email), makeAdmin(zoe.email)]);
  for (const { uid } of [ana, zoe]) expect((await storedUser(uid))?.role).toBe("admin");
  const { browser } = await adminSeat("Héra");
  const { body } = await browser.call(listAuditLog, { query: {} });
  const entries = body?.entries as { action: string; target: { id: string }; change?: object }[];
  const found = [ana, zoe].map(({ uid }) => entries.find(({ target }) => target.id === uid));
  expect(found).toMatchObject([
    { action: "makeAdmin", actor: { name: "Commande make-admin" }, change: { from: "player", to: "admin" } },
    { action: "makeAdmin", target: { label: "Zoé" } },
  ]);
});
