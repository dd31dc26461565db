import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { inlineScriptAsWritten } from './inline-script.ts';
import { OLDEST } from './oldest-browsers.ts';

const script = inlineScriptAsWritten('src/start/startup-failure.js');

describe('the message about an outdated browser', () => {
  test('names the oldest supported versions', () => {
    const named = [OLDEST.get('chrome'), OLDEST.get('firefox'), OLDEST.get('safari')];
    expect(/Chrome or Edge ([\d.]+), Firefox ([\d.]+) or Safari ([\d.]+)/.exec(script)?.slice(1)).toEqual(
      named.map(String),
    );
  });

  test('uses only syntax that outdated browsers can parse', () => {
    const text = JSON.stringify(parseAst(script));
    expect(text).not.toMatch(
      /"(ArrowFunctionExpression|TemplateLiteral|ChainExpression|SpreadElement|ObjectPattern)"/,
    );
    expect(text).not.toMatch(/"kind":"(let|const)"|"operator":"(\?\?|\*\*)/);
  });
});
