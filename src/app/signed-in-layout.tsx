import { LogOut } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, matchPath, Outlet, useLocation } from 'react-router-dom';
import type { CreateModal, ContentType, EarlierJob } from '#entities/job/brief.ts';
import { CreateMenu } from '#features/create-content/create-menu.tsx';
import { CreditBalance } from '#features/session/credit-balance.tsx';
import { serverHref } from '#shared/api/client.ts';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { signOut } from '#shared/api/session.ts';
import { paths } from '#shared/lib/paths.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { CodeNotLoadedNotice } from '#shared/ui/notice.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { ThemeToggle } from '#shared/ui/theme-toggle.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';
import { SCREENS } from './screens.ts';
import { StorageNotice } from './storage-notice.tsx';

/** The form and its dialog, loaded separately because they are large and rarely used first. */
const CreateContentModal = lazyComponent(
  async () => (await import('#features/create-content/create-content-modal.tsx')).CreateContentModal,
);

/** The layout of every signed-in screen: the query cache, the header and the creation modal. */
export function SignedInLayout() {
  return (
    <QueryProvider>
      <Frame />
    </QueryProvider>
  );
}

function Frame() {
  const [modal, setModal] = useState<{ type: ContentType; earlier?: EarlierJob | undefined }>();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Back and Forward close the modal and cancel its request.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setModal(undefined);
  }
  const close = () => setModal(undefined);
  const createModal = useMemo(
    (): CreateModal => ({
      open: (type, earlier) => setModal({ type, earlier }),
      prepare: () => void CreateContentModal.load().catch(() => undefined),
    }),
    [],
  );
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper short:static">
        <div className="measure flex flex-wrap items-center lg:min-h-16 lg:gap-x-6">
          <Link to={paths.studio()} className="flex min-h-12 items-center">
            <Wordmark />
          </Link>
          {/* On phones the links and Sign Out have their own row, below the balance. */}
          <nav
            aria-label="Main"
            className={classNames(
              'order-2 -ml-4 flex min-w-0 flex-[1_1_max(100%-7rem,12rem)] flex-wrap items-center gap-x-1',
              'border-t border-line pl-2 sm:-ml-6 sm:pl-4 lg:order-none lg:m-0 lg:flex-1 lg:border-0 lg:p-0',
            )}
          >
            <PageLink to={paths.studio()}>Studio</PageLink>
            <PageLink to={paths.dashboard()}>Dashboard</PageLink>
            <CreateMenu modal={createModal} />
          </nav>
          <div className="order-1 ml-auto flex min-w-0 flex-wrap items-center gap-1 max-lg:-mr-3 lg:order-none">
            <CreditBalance />
            <ThemeToggle />
          </div>
          <div
            className={classNames(
              'order-3 -mr-4 border-t border-line pr-2 sm:-mr-6 sm:pr-4',
              'lg:order-none lg:-mr-2.25 lg:border-0 lg:p-0',
            )}
          >
            <a
              href={serverHref('/api/logout')}
              // Wait until the browser has followed the link, because signing out unmounts it.
              onClick={() => setTimeout(signOut)}
              className={classNames(
                buttonClass({ variant: 'quiet', size: 'sm' }),
                'whitespace-nowrap no-underline hover:underline',
              )}
            >
              <LogOut aria-hidden size={16} className="max-[22rem]:hidden" />
              Sign Out
            </a>
          </div>
        </div>
        {/* In the header a failure is visible at any scroll position. */}
        {modal && (
          <CreateContentModal
            key={`${modal.type} ${modal.earlier?.id ?? ''}`}
            {...modal}
            onClose={close}
            placeholder={
              <div className="fixed right-3 bottom-3 z-40 animate-appear-late rounded-card bg-raised p-5 shadow-lift">
                <Spinner label="Opening the form…" />
              </div>
            }
            failure={
              <div className="measure py-3">
                <CodeNotLoadedNotice title="Couldn’t load the form" live="assertive" onDismiss={close} />
              </div>
            }
          />
        )}
      </header>
      <StorageNotice />
      <Outlet context={createModal} />
    </>
  );
}

/** A link to a screen, current at all of the screen's addresses. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isCurrent = SCREENS.some(
    ({ paths }) => paths.includes(to) && paths.some((path) => matchPath(path, pathname)),
  );
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center border-b-2 border-transparent px-3 text-base max-[22rem]:px-2',
        'text-muted hover:text-ink aria-[current=page]:border-ember aria-[current=page]:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
