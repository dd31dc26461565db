import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { X } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { Form } from '#shared/ui/form.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { CopyLink, type CopiedLink } from '../link/copy-link.tsx';
import { TABS } from '../tabs.ts';

interface PanelProps {
  ref: Ref<HTMLElement>;
  tab: string;
  onTab(id: string): void;
  onClose(): void;
}

const Results = lazy(() => import('../find/results.tsx'));

/** The director: a search and tabs. It covers the app at the right of a wide window, or at the bottom of a narrow one. */
export function Panel({ ref, tab, onTab, onClose }: PanelProps) {
  const [copied, setCopied] = useState<CopiedLink>();
  const [query, setQuery] = useState('');
  /** Whether to run the first result, when the results have loaded. */
  const [isEntered, setIsEntered] = useState(false);
  const isSearching = query.trim() !== '';

  function open(id: string) {
    setCopied(undefined);
    setQuery('');
    onTab(id);
  }

  return (
    // The app accepts photos dropped anywhere, but not here.
    <aside
      ref={ref}
      aria-label="Director"
      tabIndex={-1}
      data-focus-stays
      data-file-drop
      className="director-panel"
    >
      <div className="director-head">
        <Form isBusy={false} onSubmit={() => setIsEntered(true)}>
          <TextInput
            type="search"
            aria-label="Find a state, control, fault or tab"
            placeholder="Find…"
            value={query}
            onChange={(next) => {
              setQuery(next);
              setIsEntered(false);
            }}
          />
        </Form>
        <CopyLink onCopied={setCopied} />
        <button type="button" aria-label="Close the director" title="Close (Ctrl + `)" onClick={onClose}>
          <X aria-hidden size={18} />
        </button>
      </div>
      <TabGroup
        className="director-tabs"
        selectedIndex={Math.max(
          0,
          TABS.findIndex(({ id }) => id === tab),
        )}
        onChange={(index) => open(TABS[index]?.id ?? '')}
      >
        {/* The list is hidden instead of removed: without tabs, Headless UI renders a hidden button that takes the focus. */}
        <TabList className="director-tab-list" hidden={isSearching}>
          {TABS.map(({ id, label }) => (
            <Tab key={id}>{label}</Tab>
          ))}
        </TabList>
        <div className="director-under-tabs">
          <div role="status" className="director-copied">
            {copied && <Notice {...copied} onDismiss={() => setCopied(undefined)} />}
          </div>
          {isSearching ? (
            <Suspense fallback={<Spinner label="Loading" />}>
              <Results
                query={query}
                openTab={open}
                isEntered={isEntered}
                onEntered={() => setIsEntered(false)}
              />
            </Suspense>
          ) : (
            <TabPanels className="director-body">
              {TABS.map(({ id, Component }) => (
                <TabPanel key={id} tabIndex={-1}>
                  <Suspense fallback={<Spinner label="Loading" />}>
                    <Component />
                  </Suspense>
                </TabPanel>
              ))}
            </TabPanels>
          )}
        </div>
      </TabGroup>
    </aside>
  );
}
