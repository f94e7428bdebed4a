import { type Fixture, fixtureOf } from "domain/table/sight/editWalls";
import { useMemo } from "react";
import { useStore } from "../../../../ui/useStore";
import { useMj } from "../MjContext";
import { choosable } from "./Walls";

/** The wall, door or light that the MJ has chosen, as it will be once all is answered. */
export function useChosenFixture(): Fixture | undefined {
  const { walls, edits } = useMj();
  const fixtures = useStore(edits, (state) => state.fixtures);
  const { mode, chosenId } = useStore(walls, (state) => state);
  return useMemo(() => fixtureOf(choosable(mode, fixtures), chosenId), [mode, fixtures, chosenId]);
}
