import { isFirst, leavePage } from './browser/leave-page.ts';
import type { StartedMock } from './browser/start.ts';
import { replaceForbiddenStorage } from './db/window-name-storage.ts';

/**
 * Starts the simulated backend in the page: the one door into `mocks/` for the app, which opens it by a dynamic
 * import in the demo only. Resolves when calls are answered. Never resolves when the page is about to be left.
 */
export async function startMockBackend(): Promise<StartedMock> {
  await addSlash();
  const isStorageForbidden = replaceForbiddenStorage();
  // Only now: MSW reads localStorage while it is imported, and throws where that is forbidden.
  const { start } = await import('./browser/start.ts');
  return start({ isStorageForbidden });
}

/**
 * `/demo` is not below `/demo/`: no worker can control that page, and MSW would reload it for ever. Done once
 * only, because a host may remove the slash again.
 */
async function addSlash(): Promise<void> {
  const { pathname, search, hash } = location;
  if (`${pathname}/` !== import.meta.env.BASE_URL || !isFirst('slash')) return;
  await leavePage(() => location.replace(`${import.meta.env.BASE_URL}${search}${hash}`));
}
