/**
 * `npm run api:docs`: writes the contract as an offline page, `dist-docs/index.html`, with diagrams of the state machines
 * in `openapi/states/` and a list of the rules.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { stop } from '#openapi/command-line.mjs';
import { readContract, withValues, type Contract } from './contract/document.ts';
import { startScript } from './run.mjs';

const STATES = new URL('../openapi/states/', import.meta.url);
const CACHE = new URL('../.cache/api-docs/', import.meta.url);
const PAGE = 'dist-docs/index.html';

const contract = await readContract();
contract.info.description += `\n\n${rulesList(contract)}\n\n${limitsList(contract)}`;
const viz = await instance();
for (const tag of contract.tags) {
  const states = new URL(`${tag.name}.dot`, STATES);
  if (existsSync(states))
    tag.description += `\n\n<img alt="The states, and what leads from one to the next" src="${drawn(states)}">`;
}

mkdirSync(CACHE, { recursive: true });
const source = new URL('openapi.json', CACHE);
writeFileSync(source, JSON.stringify(contract, withNumbers));
// The page works offline, so the logo of another host is removed below.
process.env['REDOCLY_TELEMETRY'] = 'off';
const { isOk, output } = await startScript('api:page', [source.pathname, '--inlineBundle', '-o', PAGE]);
if (!isOk) stop(`${output}\nThe page could not be written; see the message above.`);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, page.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w.-]*/g, 'data:,'));
console.log(`${PAGE} is ready.`);

/** A diagram as a data URL. */
function drawn(states: URL): string {
  const svg = viz.renderString(readFileSync(states, 'utf8'), {
    format: 'svg',
    graphAttributes: { rankdir: 'LR', bgcolor: 'transparent', pad: 0.2, nodesep: 0.4 },
    nodeAttributes: {
      shape: 'box',
      style: 'rounded,filled',
      fillcolor: '#faf7f2',
      fontname: 'sans-serif',
      fontsize: 12,
    },
    edgeAttributes: { fontname: 'sans-serif', fontsize: 10, color: '#6b6157' },
  });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A replacer for `JSON.stringify`. It adds the values of limits to the descriptions that name them. */
function withNumbers(this: object, key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? withValues(contract, value, this) : value;
}

/** A list of all limits. {@link withNumbers} adds their values. */
function limitsList({ 'x-limits': limits }: Contract): string {
  return ['## Limits', '', ...Object.keys(limits).map((name) => `- \`${name}\``)].join('\n');
}

/** Every rule with its id, level and operations. */
function rulesList({ 'x-rules': rules }: Contract): string {
  const line = ({ id, level, text, operations }: (typeof rules)[number]) =>
    `- <a id="${id}"></a>**${id}** · ${level} · ${text} _${operations.join(', ')}_`;
  return ['## Rules', '', ...rules.map(line)].join('\n');
}
