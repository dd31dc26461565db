import { expect, test } from 'vitest';
import { isInstalled } from './prepare.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const wanted = { '': { version: '0.1.0' }, 'node_modules/react': react, 'node_modules/for-mac': forMac };

test.each<[string, object, boolean]>([
  ['the same packages, without those for other platforms', { 'node_modules/react': react }, true],
  ['no packages', {}, false],
  ['another version', { 'node_modules/react': { ...react, version: '19.0.0' } }, false],
  [
    'the same version with other contents',
    { 'node_modules/react': { ...react, integrity: 'sha512-c' } },
    false,
  ],
  ['a package that was removed', { 'node_modules/react': react, 'node_modules/swr': react }, false],
])('the lock file is compared with the installed packages: %s', (_case, installed, isUpToDate) => {
  expect(isInstalled(wanted, installed)).toBe(isUpToDate);
});
