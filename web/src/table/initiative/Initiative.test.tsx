import { Button } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { RollWords } from "./Initiative";

afterEach(cleanup);

it("the words of the roll are one part of their button, whose parts stand apart", () => {
  render(
    <Button>
      <RollWords rolled dice={{ sides: 20, base: 0 }} />
    </Button>,
    { wrapper: MantineTestRoot },
  );
  const words = screen.getByText("(d20)").parentElement;
  expect(words?.textContent).toBe("Relancer l'initiative (d20)");
  expect(words?.parentElement?.childNodes).toHaveLength(1);
});
