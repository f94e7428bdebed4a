import { randomInt } from "node:crypto";
import { checkInvite, requestInvite } from "domain/api/invitations";
import { inviteRequests } from "domain/documents/inviteRequest";
import { describe, expect, it } from "vitest";
import { Browser, sendRaw } from "../support/apiClient";
import { invite, unique } from "../support/cast";
import { read } from "../support/database";
import { inOneWindow } from "../support/inOneWindow";
import { patience } from "../support/patience";

const checking = (code: string, browser = new Browser()) => browser.call(checkInvite, { params: { code } });

describe("checkInvite", () => {
  it("recognises an unused code in any case", async () => {
    const code = await invite();
    expect((await checking(` ${code.toLowerCase()} `)).body).toEqual({ invite: { code, used: false } });
  });

  it("answers 404, 409 and 403 with the sentence of each, and nothing else", async () => {
    const usedBy = { uid: "u", name: "Ana", email: "ana@example.fr" };
    expect(await checking(unique("NOPE"))).toMatchObject({
      status: 404,
      body: { error: "Code d'invitation invalide.", code: "invite-invalid" },
    });
    const used = await checking(await invite({ used: true, usedBy, note: "pour Ana" }));
    expect(used.status).toBe(409);
    expect(used.body).toEqual({ error: "Ce code d'invitation a déjà été utilisé.", code: "invite-used" });
    expect(await checking(await invite({ disabled: true }))).toMatchObject({
      status: 403,
      body: { error: "Ce code d'invitation est désactivé.", code: "invite-disabled" },
    });
  });

  it("treats an impossible code as an unknown one", async () => {
    for (const code of ["<script>", "a b", "..", "__x__", "a/b", "É".repeat(65)]) {
      expect((await checking(code)).status).toBe(404);
    }
  });

  it(
    "limits an address to 60 a minute: of 200 checks, 140 are refused",
    async () => {
      const answers = await inOneWindow("minute", () => {
        const browser = new Browser();
        // Together, so that a busy machine is done within the minute as well.
        return Promise.all(Array.from({ length: 200 }, () => checking("NOPE", browser)));
      });
      const stopped = answers.filter((answer) => answer.status === 429);
      expect(stopped).toHaveLength(140);
      expect(stopped[0]?.body).toEqual({
        error: "Trop de demandes. Patiente un instant avant de réessayer.",
        code: "too-many-requests",
      });
      expect(Number(stopped[0]?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
      expect((await checking("NOPE")).status).toBe(404);
    },
    patience(60_000),
  );
});

describe("requestInvite", () => {
  const requesting = (email: string, note?: string, browser = new Browser(), receipt?: string) =>
    browser.call(requestInvite, { body: { email, note, receipt } });

  it("stores a visitor's request", async () => {
    const email = `${unique("lea")}@example.fr`;
    const answer = await requesting(` ${email.toUpperCase()} `, "  Quatre joueurs  ");
    expect(answer).toMatchObject({ status: 200, body: { email, status: "pending", requestCount: 1 } });
    expect(await read(inviteRequests, String(answer.body?.id))).toMatchObject({
      email,
      status: "pending",
      requestCount: 1,
      note: "Quatre joueurs",
    });
  });

  it("counts a repeated request instead of creating another, even at the same moment", async () => {
    const email = `${unique("lea")}@example.fr`;
    const answers = await Promise.all([requesting(email), requesting(email), requesting(email)]);
    expect(new Set(answers.map((answer) => answer.body?.id)).size).toBe(1);
    const stored = await read(inviteRequests, String(answers[0]?.body?.id));
    expect(stored?.requestCount).toBe(3);
  });

  it("tells nobody but the first visitor that there is one, and lets nobody else change its note", async () => {
    const email = `${unique("lea")}@example.fr`;
    const first = await requesting(email, "Quatre joueurs");
    const id = String(first.body?.id);
    const { receipt: own, ...told } = first.body ?? {};
    for (const guess of [undefined, "a guess"]) {
      const { body } = await requesting(email, "Un mot de trop", new Browser(), guess);
      const { receipt, ...answer } = body ?? {};
      expect(answer).toEqual(told);
      expect(receipt).not.toBe(own);
    }
    expect((await read(inviteRequests, id))?.note).toBe("Quatre joueurs");
    const again = await requesting(email, "Cinq joueurs", new Browser(), String(own));
    expect(again.body).toMatchObject({ requestCount: 4, receipt: own });
    expect((await read(inviteRequests, id))?.note).toBe("Cinq joueurs");
  });

  it("refuses an invalid address, with the product's sentence", async () => {
    const tooLong = `${"a".repeat(250)}@b.fr`;
    for (const email of ["", "lea", "lea@", "l\u0000ea@example.fr", tooLong]) {
      const answer = await requesting(email);
      expect([answer.status, answer.body?.error]).toEqual([
        400,
        "Adresse email invalide. Vérifie le format et réessaie.",
      ]);
    }
  });

  it("refuses a note that is too long", async () => {
    expect((await requesting(`${unique("lea")}@example.fr`, "a".repeat(1001))).status).toBe(400);
  });

  it("limits whoever calls the function's own URL, whatever address they write into the header", async () => {
    const asking = async (written: string, peer: string) => {
      const headers = { ...new Browser().headers(), "x-forwarded-for": `${written}, ${peer}` };
      const body = JSON.stringify({ email: `${unique("forged")}@example.fr` });
      return (await sendRaw({ method: "POST", path: requestInvite.path, headers, body })).status;
    };
    const statuses = await inOneWindow("tenMinutes", async () => {
      const peer = `198.51.${randomInt(256)}.${randomInt(1, 255)}`;
      const network = `2001:db8:${randomInt(65_536).toString(16)}:1`;
      const sameNetwork = Array.from({ length: 11 }, (_, index) => `${network}::${index}`);
      const forged = Array.from({ length: 91 }, (_, index) => `203.0.${randomInt(256)}.${index}`);
      const answers: number[] = [];
      for (const address of [...sameNetwork, ...forged]) answers.push(await asking(address, peer));
      return answers;
    });
    expect(statuses).toEqual([...Array(10).fill(200), 429, ...Array(90).fill(200), 429]);
  });

  it("limits the requests of an address", async () => {
    const answers = await inOneWindow("tenMinutes", async () => {
      const [browser, statuses] = [new Browser(), [] as number[]];
      while (statuses.length < 11)
        statuses.push((await requesting(`${unique("lea")}@example.fr`, undefined, browser)).status);
      return statuses;
    });
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});
