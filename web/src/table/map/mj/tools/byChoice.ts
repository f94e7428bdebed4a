import type { ToolGestures } from "../../tools/tool";

/** The gestures that are meant at the time; a drag ends as it began. */
export function byChoice(chosen: () => ToolGestures): ToolGestures {
  let dragged: ToolGestures | undefined;
  return {
    start: (...where) => {
      dragged = chosen();
      return dragged.start(...where);
    },
    move: (...where) => dragged?.move(...where),
    end: (...where) => dragged?.end(...where),
    cancel: () => dragged?.cancel(),
    tap: (...where) => chosen().tap?.(...where),
    doubleTap: (...where) => chosen().doubleTap?.(...where),
    hover: (...where) => chosen().hover?.(...where),
  };
}
