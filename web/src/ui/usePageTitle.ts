import { useEffect } from "react";

const BRAND = "Dés & Héros";

/** Names the browser's tab after the screen; screen readers say it when the screen changes. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
    return () => {
      document.title = BRAND;
    };
  }, [title]);
}
