// `?isolated` (README): a state of its own for this tab or frame, from then on; `theme=light|dark` goes with it.
// Runs first in the page, because code that reads storage earlier would read the visitor's own. A page whose storage is
// forbidden (a cross-site frame, blocked cookies, a sandbox) gets the same; it lasts as long as the tab.
(() => {
  const MARK = 'twin-studio-isolated:';
  const asked = new URLSearchParams(location.search);
  if (isStorageForbidden()) document.documentElement.dataset.storage = 'tab';
  else if (!asked.has('isolated') && !window.name.startsWith(MARK)) return;
  // The window's name outlives reloads and visits to other pages of this site, and nobody else sees it.
  const kept = window.name.startsWith(MARK) ? readName() : undefined;
  const id = kept?.id ?? `${MARK}${Date.now()}-${Math.random().toString(36).slice(2)}:`;

  const storage = (name) => {
    const items = new Map(kept?.[name]);
    const change = (act) => {
      act();
      save();
    };
    return {
      toJSON: () => [...items],
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => change(() => items.set(key, String(value))),
      removeItem: (key) => change(() => items.delete(key)),
      clear: () => change(() => items.clear()),
    };
  };
  const stores = { localStorage: storage('localStorage'), sessionStorage: storage('sessionStorage') };
  const save = () => {
    window.name = MARK + JSON.stringify({ id, ...stores });
  };
  const theme = asked.get('theme');
  if (theme !== null) stores.localStorage.setItem('theme', theme);
  save();
  for (const name of Object.keys(stores)) {
    Object.defineProperty(window, name, { configurable: true, value: stores[name] });
  }

  // Databases, channels and locks are shared by name, so they get a prefix.
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    return open.call(this, id + name, version);
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(id + name);
    }
  };
  // Web locks exist on secure origins only.
  if ('LockManager' in window) {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (name, ...rest) {
      return request.call(this, id + name, ...rest);
    };
  }
  void forgetOthers();

  /** Any page that opened this one may have written it. */
  function readName() {
    try {
      const { id, localStorage, sessionStorage } = JSON.parse(window.name.slice(MARK.length));
      // A map takes only lists of pairs.
      return {
        id: String(id),
        localStorage: new Map(localStorage),
        sessionStorage: new Map(sessionStorage),
      };
    } catch {
      return undefined;
    }
  }

  function isStorageForbidden() {
    try {
      return localStorage === null;
    } catch {
      return true;
    }
  }

  /** Deletes the databases of isolated pages that started more than an hour ago. */
  async function forgetOthers() {
    const HOUR_MS = 3_600_000;
    try {
      for (const { name } of await indexedDB.databases()) {
        const startedAt = name.startsWith(MARK) ? Number.parseInt(name.slice(MARK.length), 10) : Infinity;
        if (Date.now() - startedAt > HOUR_MS) indexedDB.deleteDatabase(name);
      }
    } catch {
      // No IndexedDB, or it cannot list its databases.
    }
  }
})();
