import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { CreateMenu } from '../features/create-content/create-menu.tsx';
import { CreditBalance } from '../features/session/credit-balance.tsx';
import { serverHref } from '../shared/api/client.ts';
import { QueryProvider } from '../shared/api/query-provider.tsx';
import { signOut } from '../shared/api/session.ts';
import type { Brief } from '../entities/job/brief.ts';
import type { ContentType } from '../entities/job/content-type.ts';
import { paths } from '../shared/lib/paths.ts';
import type { ReferencePhoto } from '../entities/job/reference-photos.ts';
import { buttonClass } from '../shared/ui/button-class.ts';
import { CodeNotLoadedNotice } from '../shared/ui/code-not-loaded-notice.tsx';
import { lazyComponent } from '../shared/ui/lazy-component.tsx';
import { ThemeToggle } from '../shared/ui/theme-toggle.tsx';
import { Wordmark } from '../shared/ui/wordmark.tsx';
import { CreateContext, type Create } from '../entities/job/create-context.ts';
import { UnreadableDrafts } from './unreadable-drafts.tsx';

/** The form and its dialog are heavy and rarely the first thing a person does. */
const CreateContentModal = lazyComponent(
  async () => (await import('../features/create-content/create-content-modal.tsx')).CreateContentModal,
);

interface Order {
  type: ContentType;
  brief: Partial<Brief> | undefined;
  photos: readonly ReferencePhoto[] | undefined;
}

/** What stands around every signed-in screen: what was read for it, and its frame. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Frame>{children}</Frame>
    </QueryProvider>
  );
}

/** Header, and the creation modal that opens over any screen. */
function Frame({ children }: { children: ReactNode }) {
  const [order, setOrder] = useState<Order>();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Back and Forward leave the modal, as they leave the screen below it, and end what it had begun.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOrder(undefined);
  }
  const close = () => setOrder(undefined);
  const create = useMemo<Create>(
    () => ({ create: (type, brief, photos) => setOrder({ type, brief, photos }) }),
    [],
  );
  return (
    <CreateContext value={create}>
      <header
        data-down={useScrollsDown() || undefined}
        // Clipped, not taken away: what stands below must not move.
        className="sticky top-0 z-30 short:relative max-[20rem]:relative border-b border-line bg-paper max-lg:data-down:not-focus-within:not-has-data-tone:[clip-path:inset(0_0_2.75rem)]"
      >
        <div className="measure flex flex-wrap items-center lg:h-16 lg:gap-x-6">
          <Link to={paths.studio()} className="flex min-h-12 items-center">
            <Wordmark />
          </Link>
          {/* On phones links and Sign Out are a row of their own, below the balance. */}
          <nav
            aria-label="Main"
            className="order-2 -ml-4 flex min-w-0 flex-[1_1_max(100%-7rem,12rem)] flex-wrap items-center gap-x-1 border-t border-line pl-2 sm:-ml-6 sm:pl-4 lg:order-none lg:m-0 lg:flex-1 lg:border-0 lg:p-0"
          >
            <PageLink to={paths.studio()}>Studio</PageLink>
            <PageLink to={paths.dashboard()}>Dashboard</PageLink>
            <CreateMenu onCreate={create.create} />
          </nav>
          <div className="order-1 ml-auto flex min-w-0 flex-wrap items-center gap-1 max-lg:-mr-3 lg:order-none">
            <CreditBalance />
            <ThemeToggle />
          </div>
          <div className="order-3 -mr-4 border-t border-line pr-2 sm:-mr-6 sm:pr-4 lg:order-none lg:-mr-2.25 lg:border-0 lg:p-0">
            <a
              href={serverHref('/api/logout')}
              // After the browser has followed the link, which would go with the screen.
              onClick={() => setTimeout(signOut)}
              className={`${buttonClass({ variant: 'quiet', size: 'sm' })} whitespace-nowrap no-underline hover:underline`}
            >
              <LogOut aria-hidden size={16} className="max-[22rem]:hidden" />
              Sign Out
            </a>
          </div>
        </div>
        {/* In the header for the sake of its failure: it is asked for from anywhere on the page. */}
        {order && (
          <CreateContentModal
            {...order}
            onClose={close}
            failure={
              <div className="measure py-3">
                <CodeNotLoadedNotice title="Couldn’t load the form" live="assertive" onDismiss={close} />
              </div>
            }
          />
        )}
      </header>
      <UnreadableDrafts />
      {children}
    </CreateContext>
  );
}

const SCROLL_PX = 24;

/** Is the page being read downwards? Then the links of the header make room on phones. */
function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      if (Math.abs(scrollY - last) < SCROLL_PX) return;
      setDown(scrollY > last && last > SCROLL_PX);
      last = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isDown;
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center border-b-2 border-transparent px-3 max-[22rem]:px-2 text-[0.9375rem] text-muted hover:text-ink aria-[current=page]:border-ember aria-[current=page]:text-ink"
    >
      {children}
    </NavLink>
  );
}
