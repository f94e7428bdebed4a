import { deleteAccount } from "domain/api/account";
import { login } from "domain/api/auth";
import { type UserDocument, users } from "domain/documents/user";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser, refusal } from "../support/apiClient";
import type { ApiProcess } from "../support/apiProcess";
import { idTokenWith } from "../support/cast";
import { otherProject } from "../support/otherProject";

describe("the last admin", () => {
  const project = otherProject();
  let api: ApiProcess;
  beforeAll(async () => {
    api = await project.serve();
  });
  afterAll(() => api?.stop());

  async function addAdmin(uid: string): Promise<void> {
    const email = `${uid}@example.fr`;
    await project.identityProvider.createUser({ uid, email });
    const admin: UserDocument = {
      name: uid,
      pronouns: "",
      email,
      role: "admin",
      characterQuota: 10,
      createdAt: 1,
      claimsAt: 1,
      nameKey: uid,
      surnameKey: uid,
    };
    const moments = { createdAt: Timestamp.now(), claimsAt: Timestamp.now() };
    await project.firestore.doc(users.path(uid)).set({ ...admin, ...moments });
  }

  async function leaving(uid: string): Promise<unknown[]> {
    const browser = new Browser({ server: api.address });
    const idToken = idTokenWith(uid, { issuedIn: 0, expiresIn: 3600, project: project.id });
    await browser.call(login, { body: { idToken } });
    const body = { confirmation: "SUPPRIMER", idToken };
    return refusal(await browser.call(deleteAccount, { body }));
  }

  it("is whoever remains when the others' accounts are gone or disabled, and may not leave", async () => {
    for (const uid of ["hera", "zeus", "hades"]) await addAdmin(uid);
    await project.identityProvider.deleteUser("zeus");
    await project.identityProvider.updateUser("hades", { disabled: true });
    expect(await leaving("hera")).toEqual([403, "last-admin"]);
    await project.identityProvider.updateUser("hades", { disabled: false });
    expect(await leaving("hera")).toEqual([204, undefined]);
    expect(await leaving("hades")).toEqual([403, "last-admin"]);
  });
});
