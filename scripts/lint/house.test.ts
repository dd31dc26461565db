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

tester.run('kinds-not-texts', plugin.rules['kinds-not-texts'], {
  valid: [
    "error.kind === 'insufficientCredits'",
    "names.includes('job-failed')",
    "role === '[role=main] h1'",
  ],
  invalid: [
    "title === 'No credits left'",
    "text.includes('has failed')",
    "switch (title) { case 'Try again': break; }",
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('code-points', plugin.rules['code-points'], {
  valid: ['countCharacters(text) > MAX_PROMPT_LENGTH', 'files.length > MAX_PHOTOS'],
  invalid: [{ code: 'text.length > MAX_PROMPT_LENGTH', errors: 1 }],
});

tester.run('no-typed-numbers', plugin.rules['no-typed-numbers'], {
  valid: ['<p>{`${COST} credits`}</p>', "const text = '15 credits'"],
  invalid: ['<p>It costs 200 credits.</p>', "const hint = '8 to 20 photos'"].map((code) => ({
    code,
    errors: 1,
  })),
});
