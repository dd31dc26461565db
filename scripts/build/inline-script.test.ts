import { expect, it } from 'vitest';
import { parseAst } from 'vite';
import { inlineScriptAsWritten } from './inline-script.ts';
import { OLDEST } from './oldest-browsers.ts';

const script = inlineScriptAsWritten('src/start/startup-failure.js');

it('what tells of a browser that is too old names the oldest ones that the builds are made for', () => {
  const named = [OLDEST.get('chrome'), OLDEST.get('firefox'), OLDEST.get('safari')];
  expect(/Chrome or Edge ([\d.]+), Firefox ([\d.]+) or Safari ([\d.]+)/.exec(script)?.slice(1)).toEqual(
    named.map(String),
  );
});

it('and is written in words that all of them can read', () => {
  const text = JSON.stringify(parseAst(script));
  expect(text).not.toMatch(
    /"(ArrowFunctionExpression|TemplateLiteral|ChainExpression|SpreadElement|ObjectPattern)"/,
  );
  expect(text).not.toMatch(/"kind":"(let|const)"|"operator":"(\?\?|\*\*)/);
});
