import { expect, it } from 'vitest';
import { isInstalled } from './prepare.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const wanted = { '': { version: '0.1.0' }, 'node_modules/react': react, 'node_modules/for-mac': forMac };

it.each<[string, object, boolean]>([
  ['the same packages, but those of other platforms', { 'node_modules/react': react }, true],
  ['nothing', {}, false],
  ['another version', { 'node_modules/react': { ...react, version: '19.0.0' } }, false],
  [
    'the same version of another source',
    { 'node_modules/react': { ...react, integrity: 'sha512-c' } },
    false,
  ],
  ['a package that is no longer wanted', { 'node_modules/react': react, 'node_modules/swr': react }, false],
])('knows whether the lock file is met with %s installed', (_case, installed, isMet) => {
  expect(isInstalled(wanted, installed)).toBe(isMet);
});
