import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { AppWindow, PanelBottom, PanelRight, X, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type Ref } from 'react';
import { useStore } from '#shared/lib/store.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useDirector } from '../director.ts';
import { CopyLink, type MadeLink } from '../link/copy-link.tsx';
import { fileProblem, openFile } from '../link/open-file.ts';
import { TABS } from '../tabs.ts';
import type { Dock } from './placement.ts';
import { ResizeEdge } from './resize-edge.tsx';

interface PanelProps {
  ref: Ref<HTMLElement>;
  dock: Dock;
  /** px */
  size: number;
  tab: string;
  onTab(id: string): void;
  onResize(size: number): void;
  /** The other positions that are possible. */
  docks: readonly Dock[];
  onDock(dock: Dock): void;
  onClose(): void;
}

export const DOCKS: Record<Dock, { label: string; icon: LucideIcon }> = {
  right: { label: 'Dock at the right', icon: PanelRight },
  bottom: { label: 'Dock at the bottom', icon: PanelBottom },
  window: { label: 'Open in a window of its own', icon: AppWindow },
};

/** The director: its tabs and its placement. */
export function Panel({ ref, dock, size, tab, onTab, onResize, docks, onDock, onClose }: PanelProps) {
  const selected = TABS.findIndex(({ id }) => id === tab);
  const director = useDirector();
  const problem = useStore(fileProblem);
  const [made, setMade] = useState<MadeLink>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files can be chosen by a button, too.
    <aside
      ref={ref}
      aria-label="Director"
      tabIndex={-1}
      data-dock={dock}
      data-focus-stays
      // The app accepts photos dropped anywhere, but not here.
      data-file-drop
      className="director-panel"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // A drop area inside has handled it.
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        void openFile(event.dataTransfer.files[0], director);
      }}
    >
      {dock !== 'window' && <ResizeEdge dock={dock} size={size} onResize={onResize} />}
      <div className="director-head">
        <h2>Director</h2>
        <CopyLink onMade={setMade} />
        {docks.map((one) => {
          const { label, icon: Icon } = DOCKS[one];
          return (
            <button key={one} type="button" aria-label={label} title={label} onClick={() => onDock(one)}>
              <Icon aria-hidden size={18} />
            </button>
          );
        })}
        <button type="button" aria-label="Close the director" title="Close (Ctrl + `)" onClick={onClose}>
          <X aria-hidden size={18} />
        </button>
      </div>
      <TabGroup
        className="director-tabs"
        selectedIndex={Math.max(0, selected)}
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
            {problem !== undefined && (
              <Notice
                tone="error"
                title="Nothing was changed"
                live="assertive"
                onDismiss={() => fileProblem.set(undefined)}
              >
                {problem}
              </Notice>
            )}
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
