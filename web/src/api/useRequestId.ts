import { useRef } from "react";
import { randomId } from "../browser/randomId";

/**
 * Gives the id of the request that creates something. The same content keeps its id, so that pressing the button again
 * after a lost answer finds what was created; another content is another wish.
 */
export function useRequestId(): (content: unknown) => string {
  const last = useRef({ content: "", id: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, id: randomId() };
    return last.current.id;
  };
}
