import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { CreateMenu } from '../features/create-content/create-menu.tsx';
import { CreditBalance } from '../features/session/credit-balance.tsx';
import { serverHref } from '../shared/api/client.ts';
import { paths } from '../shared/lib/paths.ts';
import { buttonClass } from '../shared/ui/button-class.ts';
import { ThemeToggle } from '../shared/ui/theme-toggle.tsx';
import { Wordmark } from '../shared/ui/wordmark.tsx';
import { CreateContext, type Brief, type ContentType } from './create-context.ts';

// The form and its dialog are heavy and rarely the first thing a person does.
const CreateContentModal = lazy(async () => ({
  default: (await import('../features/create-content/create-content-modal.tsx')).CreateContentModal,
}));

/** The frame of every signed-in screen: header, and the creation modal that opens over any of them. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const [order, setOrder] = useState<{ type: ContentType; brief?: Brief }>();
  const create = useMemo(
    () => ({ create: (type: ContentType, brief?: Brief) => setOrder(brief ? { type, brief } : { type }) }),
    [],
  );
  return (
    <CreateContext value={create}>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 sm:px-6 lg:h-16">
          <Link to={paths.studio()} className="flex min-h-12 items-center">
            <Wordmark />
          </Link>
          <div className="ml-auto flex items-center gap-1 lg:order-3">
            <CreditBalance />
            <ThemeToggle />
          </div>
          <nav
            aria-label="Main"
            className="-mx-4 flex w-[calc(100%+2rem)] items-center gap-1 border-t border-line px-2 sm:-mx-6 sm:w-[calc(100%+3rem)] sm:px-4 lg:order-2 lg:m-0 lg:w-auto lg:flex-1 lg:border-0 lg:p-0"
          >
            <PageLink to={paths.studio()}>Studio</PageLink>
            <PageLink to={paths.dashboard()}>Dashboard</PageLink>
            <CreateMenu onCreate={create.create} />
            <a
              href={serverHref('/api/logout')}
              className={`${buttonClass({ variant: 'quiet', size: 'sm' })} ml-auto whitespace-nowrap no-underline hover:underline`}
            >
              <LogOut aria-hidden size={16} />
              Sign Out
            </a>
          </nav>
        </div>
      </header>
      {children}
      {order && (
        <Suspense fallback={null}>
          <CreateContentModal {...order} onClose={() => setOrder(undefined)} />
        </Suspense>
      )}
    </CreateContext>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] text-muted hover:text-ink aria-[current=page]:border-ember aria-[current=page]:text-ink"
    >
      {children}
    </NavLink>
  );
}
