import { lazy, type ComponentType } from 'react';

/** One tab of the director; its code loads when it is opened. */
interface DirectorTab {
  id: string;
  label: string;
  Component: ComponentType;
}

/** Every tab, in its order. A new one is a line here and a folder of its own beside this file. */
export const TABS: readonly DirectorTab[] = [
  {
    id: 'scenarios',
    label: 'Scenarios',
    Component: lazy(() => import('./scenarios/scenarios-tab.tsx')),
  },
  { id: 'link', label: 'Link', Component: lazy(() => import('./link/link-tab.tsx')) },
  { id: 'time', label: 'Time', Component: lazy(() => import('./time/time-tab.tsx')) },
  { id: 'people', label: 'People', Component: lazy(() => import('./people/people-tab.tsx')) },
  { id: 'photos', label: 'Photos', Component: lazy(() => import('./photos/photos-tab.tsx')) },
  { id: 'network', label: 'Network', Component: lazy(() => import('./network/network-tab.tsx')) },
  { id: 'calls', label: 'Calls', Component: lazy(() => import('./calls/calls-tab.tsx')) },
  { id: 'state', label: 'State', Component: lazy(() => import('./state/state-tab.tsx')) },
  { id: 'lens', label: 'Lens', Component: lazy(() => import('./lens/lens-tab.tsx')) },
];
