import { type RefCallback, useCallback, useState } from "react";

/** Whether an element can be seen right now, so that what is costly to know is asked for what one looks at only. */
export function useOnScreen<Shown extends Element>(): readonly [RefCallback<Shown>, boolean] {
  const [seen, setSeen] = useState(false);
  const watch = useCallback((element: Shown) => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, seen];
}
