/** Marks our text in `window.name`, which belongs to whoever opened the window until we write it. */
const MARK = 'twin-studio-mock:';

/**
 * A `Storage` inside `window.name`: the one place that survives a reload and a navigation where localStorage is
 * forbidden (a cross-site frame, blocked cookies, a sandbox). It lasts as long as the tab or frame, and no other tab
 * sees it.
 */
export function windowNameStorage(holder: { name: string }): Storage {
  const items = read(holder.name);
  const change = (act: () => void) => {
    act();
    holder.name = MARK + JSON.stringify([...items]);
  };
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => change(() => items.set(key, value)),
    removeItem: (key) => change(() => items.delete(key)),
    clear: () => change(() => items.clear()),
  };
}

function read(name: string): Map<string, string> {
  if (!name.startsWith(MARK)) return new Map();
  try {
    return new Map(JSON.parse(name.slice(MARK.length)) as [string, string][]);
  } catch {
    return new Map();
  }
}

/**
 * Puts a working `localStorage` in the place of one that throws. MSW reads it while it is imported, so this comes
 * before that import.
 * @returns true when storage was forbidden and now lasts only as long as this tab.
 */
export function replaceForbiddenStorage(page: Window = window): boolean {
  try {
    const probe = 'twin-studio-mock:probe';
    page.localStorage.setItem(probe, '1');
    page.localStorage.removeItem(probe);
    return false;
  } catch (cause) {
    // Full is not forbidden: what is in there must stay readable.
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') return false;
    Object.defineProperty(page, 'localStorage', { configurable: true, value: windowNameStorage(page) });
    return true;
  }
}
