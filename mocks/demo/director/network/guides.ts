import { use } from 'react';

const loadedGuide = import('#mocks/server/contract-guide.ts');

/** What the contract says of each call. It is large, and loaded with the tab. */
export const useGuides = () => use(loadedGuide).guide;
