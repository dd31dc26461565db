import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './house.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('lone-texts', plugin.rules['lone-texts'], {
  valid: [
    '<p>{`${count} photos`}</p>',
    '<p>{COST} per attempt{isNew && <b>New</b>}</p>',
    "<ul><li>{' '}</li>{items.map(row)}{children}</ul>",
    '<p>{/* A comment. */}\n  {text}\n</p>',
  ],
  invalid: [
    '<p>{count} photos</p>',
    '<p><Icon />{label}</p>',
    '<p>Kept{place && `, kept ${place}`}.</p>',
    "<p>Step {isLate ? 'late' : <b>now</b>}</p>",
    '<p>Now: <>{text}</></p>',
    '<p><b>Now</b>{isLate && <>{text}</>}</p>',
  ].map((code) => ({ code, errors: 1 })),
});
