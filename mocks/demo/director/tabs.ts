import { lazy } from 'react';

/** All tabs in their order. A tab's code loads when it opens. A new tab is a line here and a folder beside this file. */
export const TABS = [
  { id: 'states', label: 'States', Component: lazy(() => import('./states/states-tab.tsx')) },
  { id: 'control', label: 'Control', Component: lazy(() => import('./control/control-tab.tsx')) },
  { id: 'network', label: 'Network', Component: lazy(() => import('./network/network-tab.tsx')) },
  { id: 'data', label: 'Data', Component: lazy(() => import('./data/data-tab.tsx')) },
];
