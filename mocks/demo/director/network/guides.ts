import { use } from 'react';

const loadedGuide = import('#mocks/server/contract-guide.ts');

/** The contract's description of each call. It is large, so it is loaded with the tab. */
export const useGuides = () => use(loadedGuide).guide;
