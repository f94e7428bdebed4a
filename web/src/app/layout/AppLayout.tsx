import { Group } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { HeaderPlaceProvider, TrailEndProvider } from "../../ui/ScreenHeader";
import styles from "./AppLayout.module.css";
import { Breadcrumbs } from "./Breadcrumbs";
import frame from "./Layout.module.css";
import { Logo } from "./Logo";
import { SiteFooter } from "./SiteFooter";
import { CONTENT_ID, SkipLink } from "./SkipLink";
import { trailFor } from "./trail";
import { useNavigationFocus } from "./useNavigationFocus";
import { useScrollRestoration } from "./useScrollRestoration";

interface AppLayoutProps {
  /** At the end of the header: the notification bell, the user's menu. */
  tools: ReactNode;
  /** Offline, a new version…: a line under the header. */
  banner: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/**
 * How much of a wide window a screen takes, by its address, so that nothing moves when it arrives: `wide`, or `screen`,
 * which begins higher too.
 */
function widthAt(pathname: string): "wide" | "screen" | undefined {
  if (matchPath("/session/:id", pathname)) return "wide";
  return matchPath("/campaign/:id/mj-panel", pathname) ? "screen" : undefined;
}

/** What its styles ask of it: by its address, for `:has` of the frame would style every element anew with each change. */
const screenAt = (pathname: string) => (matchPath("/character/:id", pathname) ? "sheet" : undefined);

/** The frame of every signed-in screen (product §2 "Shared layout"). */
export function AppLayout({ tools, banner, children }: AppLayoutProps) {
  const { pathname, search } = useLocation();
  const main = useNavigationFocus();
  useScrollRestoration();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [trailEnd, setTrailEnd] = useState<HTMLElement | null>(null);
  const [taken, setTaken] = useState(false);
  const take = useCallback(() => {
    setTaken(true);
    return () => setTaken(false);
  }, []);
  const headerPlace = useMemo(() => ({ place, take }), [place, take]);
  return (
    <div
      className={`${frame.frame} ${styles.app}`}
      data-width={widthAt(pathname)}
      data-screen={screenAt(pathname)}
      data-taken={taken || undefined}
    >
      <SkipLink />
      <div className={styles.bar}>
        <header>
          <Group
            justify="space-between"
            wrap="nowrap"
            gap="clamp(10px, 2.4vw, 24px)"
            className={styles.header}
          >
            {!taken && <Logo to={paths.dashboard} />}
            <div ref={setPlace} className={styles.place} hidden={!taken} />
            <Group gap={10} wrap="nowrap" miw={0}>
              {tools}
            </Group>
          </Group>
        </header>
      </div>
      {banner}
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className={`${frame.main} ${styles.content}`}>
        {!taken && (
          <div className={styles.trail}>
            <Breadcrumbs trail={trailFor(pathname, search)} />
            <div ref={setTrailEnd} className={styles.trailEnd} />
          </div>
        )}
        <TrailEndProvider value={trailEnd}>
          <HeaderPlaceProvider value={headerPlace}>{children}</HeaderPlaceProvider>
        </TrailEndProvider>
      </main>
      {!taken && <SiteFooter />}
    </div>
  );
}
