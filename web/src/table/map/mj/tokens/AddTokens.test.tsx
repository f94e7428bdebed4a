import { fireEvent, render, screen } from "@testing-library/react";
import { changeTokens } from "domain/api/scenes";
import { tokenOf } from "domain/testing/scenes";
import { expect, it, vi } from "vitest";
import "../../../../live/testing/documents";
import { answers, sent } from "../../../../testing/answers";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import { EditorContext } from "../../editor/EditorContext";
import type { TokenView } from "../../view/sceneView";
import { MjContext } from "../MjContext";
import { openMjMap } from "../testing/openMjMap";
import AddTokens from "./AddTokens";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), writeTrace: vi.fn() }));

it("a creature has the picture that one of its kind has on the scene, an object has none", async () => {
  answers.on(changeTokens, null);
  const editor = openMjMap();
  const standing = { ...tokenOf({ name: "Gobelin 2", picture: "/api/portraits/goblin" }), id: "gob" };
  const view = { ...editor.view, tokens: [standing as unknown as TokenView] };
  editor.know({ view, connected: true, traces: [] });
  render(
    <EditorContext value={editor}>
      <MjContext value={editor.mj}>
        <AddTokens at={undefined} />
      </MjContext>
    </EditorContext>,
    { wrapper: MemberTestRoot },
  );
  const add = () => fireEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  fireEvent.change(screen.getByLabelText("Nom"), { target: { value: "Gobelin" } });
  add();
  fireEvent.click(screen.getByRole("switch", { name: "Une créature (sinon un objet)" }));
  add();
  await vi.waitFor(() => expect(sent(changeTokens)).toHaveLength(2));
  const put = sent(changeTokens).flatMap(({ body }) => body.operations);
  const pictures = put.map((one) => one.kind === "put" && one.token.picture);
  expect(pictures).toEqual(["/api/portraits/goblin", undefined]);
});
