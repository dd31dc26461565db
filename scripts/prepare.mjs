// Makes a fresh clone ready. Plain JavaScript for the Node that is there (≥ 20.19): nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { stop } from '../openapi/command-line.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';

const isWindows = process.platform === 'win32';
const npm = isWindows ? 'npm.cmd' : 'npm';

/** Refuses a Node that cannot run the tools, before they fail with errors of their own. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Node ${process.versions.node} is too old: please install Node 20.19 or newer, then run this again.`,
    );
  }
}

/** Installs when node_modules is missing or holds other packages than the lock file names. */
export function ensureDependencies() {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.warn(
      'node_modules is a link, and holds other packages than package-lock.json names. It stays as it is.',
    );
    return;
  }
  console.log('Installing the packages of package-lock.json (about a minute) …');
  if (run(npm, ['ci']).status !== 0)
    stop('npm ci failed. Its message above says why; is the npm registry reachable?');
}

/** Contents, not times: a checkout makes files newer without changing them. What is made for other platforms is left out. */
export function isInstalled(wanted, installed) {
  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)].filter((name) => name !== ''));
  return [...names].every((name) => {
    const [one, other] = [wanted[name], installed[name]];
    if (one?.optional && other === undefined) return true;
    return one?.version === other?.version && one?.integrity === other?.integrity;
  });
}

/** Path → package, as npm writes it beside what it installed. */
function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own, else Debian's package. Root also gets the
 * system libraries that a bare machine lacks; Ubuntu's own package is only a pointer to a snap.
 */
export async function ensureChromium() {
  if (await hasChromium()) return;
  console.log('No Chromium found. Fetching the one Playwright was made for …');
  const isRoot = process.getuid?.() === 0;
  run(npm, ['exec', '--', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (await hasChromium()) return;
  if (isRoot && isDebian()) {
    console.log("It could not be downloaded. Installing Debian's package instead …");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    if (await hasChromium()) return;
  }
  stop(
    'The browser tests need Chromium, and none could be installed here. Install Chromium or Chrome, ' +
      'or set CHROMIUM_PATH to one, then run npm test again.',
  );
}

/** Whether there is a browser that starts: one without its libraries, or Ubuntu's pointer, is only a file. */
async function hasChromium() {
  const path = await findChromium();
  if (path === undefined || isWindows) return path !== undefined;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian/m.test(readFileSync(file, 'utf8'));
}
