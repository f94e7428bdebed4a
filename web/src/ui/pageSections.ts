import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useRef } from "react";

/** A part of a long page that one can go to. */
export interface PageSection {
  readonly label: string;
  readonly element: HTMLElement;
  /** Unfolds it where it is folded. */
  readonly open: () => void;
}

/** The sections of one page, in the order in which they stand there. */
export interface PageSections {
  readonly all: () => readonly PageSection[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers what takes it away. */
  readonly add: (section: PageSection) => () => void;
}

const standsAfter = (one: PageSection, other: PageSection): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;

export function createPageSections(): PageSections {
  let sections: readonly PageSection[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly PageSection[]) => {
    sections = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => sections,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (section) => {
      set([...sections, section].toSorted(standsAfter));
      return () => set(sections.filter((one) => one !== section));
    },
  };
}

const PageSectionsContext = createContext<PageSections | undefined>(undefined);

/** Lets the sections inside it be listed. */
export const PageSectionsProvider = PageSectionsContext.Provider;

/** The sections of the page; undefined outside of a provider. */
export const usePageSections = (): PageSections | undefined => useContext(PageSectionsContext);

/** Lists the element under this label while it is mounted; nothing outside of a provider, or without a label. */
export function usePageSection(
  label: string | undefined,
  open: () => void,
): RefObject<HTMLDivElement | null> {
  const sections = usePageSections();
  const ref = useRef<HTMLDivElement>(null);
  const unfold = useEffectEvent(open);
  useEffect(() => {
    const { current } = ref;
    if (sections === undefined || label === undefined || current === null) return;
    return sections.add({ label, element: current, open: () => unfold() });
  }, [sections, label]);
  return ref;
}

/** What unfolds the section of this label, where the page lists it. */
export function useOpenSection(label: string): () => void {
  const sections = usePageSections();
  return () =>
    sections
      ?.all()
      .find((section) => section.label === label)
      ?.open();
}

/**
 * Goes to a section: unfolds it, scrolls it under the header, at once for who wants it `still`, and gives it the
 * keyboard's focus.
 */
export function goToSection({ element, open }: PageSection, still: boolean): void {
  open();
  element.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
