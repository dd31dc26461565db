// Installs the packages and browser that a fresh clone lacks. It is plain JavaScript for the machine's Node (≥ 20.19),
// because no package is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { stop } from '#openapi/command-line.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';

const isWindows = process.platform === 'win32';
const npm = isWindows ? 'npm.cmd' : 'npm';

/** Exits with a message when Node is too old for the tools. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Node ${process.versions.node} is too old: please install Node 20.19 or newer, then run this again.`,
    );
  }
}

/** Installs the packages when node_modules differs from the lock file. */
export function ensureDependencies() {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.warn(
      'node_modules is a link whose packages differ from package-lock.json. It is left unchanged.',
    );
    return;
  }
  console.log('Installing the packages of package-lock.json (about a minute) …');
  if (run(npm, ['ci']).status !== 0)
    stop('npm ci failed. Its message above says why; is the npm registry reachable?');
}

/** Compares contents instead of times, which a checkout changes. Packages for other platforms may be missing. */
export function isInstalled(wanted, installed) {
  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)].filter((name) => name !== ''));
  return [...names].every((name) => {
    const [expected, actual] = [wanted[name], installed[name]];
    if (expected?.optional && actual === undefined) return true;
    return expected?.version === actual?.version && expected?.integrity === actual?.integrity;
  });
}

/** The packages of a lock file by path; none without the file. */
function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's, else Debian's package. For root, it installs the
 * system libraries. It ignores Ubuntu's package, which only refers to a snap.
 */
export async function ensureChromium() {
  if (await hasChromium()) return;
  console.log('No Chromium found. Downloading the one for Playwright …');
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

/** Whether a browser starts. It does not start without its system libraries. */
async function hasChromium() {
  const path = await findChromium();
  if (path === undefined || isWindows) return path !== undefined;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian/m.test(readFileSync(file, 'utf8'));
}
