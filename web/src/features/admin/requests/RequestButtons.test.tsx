import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type AdminInviteRequest, grantSeats, inviteFromRequest } from "domain/api/admin";
import { expect, it, vi } from "vitest";
import { answers, sent } from "../../../testing/answers";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { RequestButtons } from "./RequestButtons";

const REQUEST: AdminInviteRequest = {
  ...{ id: "req", email: "anselme@example.fr", status: "pending", requestCount: 1 },
  ...{ createdAt: 0, updatedAt: 0, lastRequestAt: 0 },
};
const replace = vi.fn();
const onInvited = vi.fn();

const show = (request: AdminInviteRequest) =>
  render(
    <RequestButtons
      request={request}
      list={{ replace, refresh: () => {} }}
      onInvited={onInvited}
      onNote={() => {}}
    />,
    { wrapper: rootOf("hera", { member: { role: "admin" } }) },
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const row = () => replace.mock.lastCall?.[0](REQUEST);

it("an MJ's request for seats is granted by its own button, and is no invitation to an address", async () => {
  const seats = { campaignId: "brumes", campaignName: "Les Brumes", system: "dnd5e", count: 2 } as const;
  const granted = { ...REQUEST, seats, status: "processed" } as const;
  answers.on(grantSeats, { request: granted });
  show({ ...REQUEST, seats });
  expect(screen.queryByRole("button", { name: /^Inviter/ })).toBeNull();
  press("Accorder les places de « Les Brumes »");
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["Demande marquée comme traitée."]));
  expect(sent(grantSeats)).toEqual([{ params: { id: "req" } }]);
  expect(row()).toEqual(granted);
});

it("a visitor's request is answered with a code, for a mail to be written", async () => {
  const processed = { ...REQUEST, status: "processed" } as const;
  answers.on(inviteFromRequest, {
    ...{ request: processed, invite: { code: "DH-NEUF", used: false, createdAt: 0 } },
  });
  show(REQUEST);
  press("Inviter anselme@example.fr");
  await waitFor(() => expect(onInvited).toHaveBeenCalledWith("anselme@example.fr", "DH-NEUF"));
  expect(row()).toEqual(processed);
});
