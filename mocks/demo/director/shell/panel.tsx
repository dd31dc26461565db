import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { X } from 'lucide-react';
import { Suspense, useState, type Ref } from 'react';
import { Notice } from '#shared/ui/notice.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { CopyLink, type MadeLink } from '../link/copy-link.tsx';
import { TABS } from '../tabs.ts';

interface PanelProps {
  ref: Ref<HTMLElement>;
  tab: string;
  onTab(id: string): void;
  onClose(): void;
}

/** The director: its tabs, at the right of a wide window, else at the bottom. */
export function Panel({ ref, tab, onTab, onClose }: PanelProps) {
  const [made, setMade] = useState<MadeLink>();
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
        <h2>Director</h2>
        <CopyLink onMade={setMade} />
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
        onChange={(index) => {
          setMade(undefined);
          onTab(TABS[index]?.id ?? '');
        }}
      >
        <TabList className="director-tab-list">
          {TABS.map(({ id, label }) => (
            <Tab key={id}>{label}</Tab>
          ))}
        </TabList>
        <div className="director-under-tabs">
          <div role="status" className="director-made">
            {made && <Notice {...made} onDismiss={() => setMade(undefined)} />}
          </div>
          <TabPanels className="director-body">
            {TABS.map(({ id, Component }) => (
              <TabPanel key={id} tabIndex={-1}>
                <Suspense fallback={<Spinner label="Loading" />}>
                  <Component />
                </Suspense>
              </TabPanel>
            ))}
          </TabPanels>
        </div>
      </TabGroup>
    </aside>
  );
}
