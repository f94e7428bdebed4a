import { render } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { vi } from "vitest";
import { documents } from "../../../../live/testing/documents";
import { rootOf } from "../../../../testing/MemberTestRoot";
import { HeaderPlaceProvider } from "../../../../ui/ScreenHeader";
import MjTable from "../MjTable";

const CAMPAIGN = campaignOf({ memberIds: ["alice"] });
const WIDE = "(min-width: 1180px)";

/**
 * The table of the MJ of « brumes », where Élowen plays, with its header; unstub the globals after it. A wide window has
 * room for all of it.
 */
export function showTable({ wide }: { wide: boolean }): void {
  sessionStorage.clear();
  localStorage.clear();
  documents.put(campaigns, ["brumes"], CAMPAIGN);
  documents.put(characters, ["elowen"], characterOf({ name: "Élowen", campaignId: "brumes" }));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === WIDE && wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const place = document.body.appendChild(document.createElement("div"));
  render(
    <HeaderPlaceProvider value={{ place, take: () => () => place.remove() }}>
      <MjTable campaign={{ ...CAMPAIGN, id: "brumes", parentId: undefined, pending: false }} open />
    </HeaderPlaceProvider>,
    { wrapper: rootOf("mj") },
  );
}
