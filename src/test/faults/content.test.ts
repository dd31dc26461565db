import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openModal } from '../error-catalogue/create-content.ts';
import { openPage, panel, pressTwice, signedInPage } from '../error-catalogue/open-page.ts';
import { photo } from '../photos.ts';
import {
  generateButton,
  learnStyle,
  postButton,
  promptBox,
  topicBox,
  write,
  writePrompt,
} from '../error-catalogue/actions.ts';
import { variants } from './matrix.ts';

const NASTY = '<img src=x onerror="alert(1)">🎩 & \'"';
const LONG = 'A long story. '.repeat(720).slice(0, 10_000);
const noMarkup = () => expect(document.querySelector('img[src="x"], b, script')).toBeNull();
const generator = () => panel('Generate images');

const template = (part: object) => ({
  id: 'template_one',
  name: 'Headshot',
  category: 'Professional',
  prompt: 'a headshot',
  description: 'For every profile.',
  icon: 'camera',
  ...part,
});

describe('template name with HTML, emoji, 10,000 chars, newline: escaped', () => {
  it.each(
    variants([
      ['HTML and emoji', NASTY],
      ['10,000 chars', LONG],
      ['newline', 'one\ntwo'],
    ] as const),
  )('%s', async (_, text) => {
    const templates = [template({ name: text, description: text, prompt: text, icon: text })];
    const page = await openPage({
      faults: [{ operation: 'listPromptTemplates', kind: 'body', body: { templates } }],
    });
    await signedInPage();
    const card = await waitFor(
      () => within(generator()).getAllByRole('button', { pressed: false })[0] as HTMLElement,
    );
    // A name is cut where no real one would end.
    expect(card.textContent).toContain(text.trim().slice(0, 150));
    noMarkup();
    await page.user.click(card);
    expect(promptBox()).toHaveValue(text);
  });
});

describe('trigger word with HTML, emoji: escaped; prefix rule "trigger word person" still right', () => {
  const twin = (word: string) => ({
    userId: 'user_ada',
    trigger_word: word,
    status: 'ready',
    training_status: 'succeeded',
    completedAt: '2026-11-18T09:24:00Z',
  });

  it.each(
    variants([
      ['<b>ADA</b>7K', 'on a rooftop', '<b>ADA</b>7K person, on a rooftop'],
      ['A.A7*K$&', 'on a rooftop', 'A.A7*K$& person, on a rooftop'],
      ['A.A7*K', 'AxA77K on a rooftop', 'A.A7*K person, AxA77K on a rooftop'],
      ['🎩ADA', '🎩ADA on a rooftop', '🎩ADA on a rooftop'],
    ] as const),
  )('%s', async (word, prompt, sent) => {
    const page = await openPage({
      faults: [{ operation: 'listTrainedModels', kind: 'body', body: [twin(word)] }],
    });
    await signedInPage();
    await writePrompt(page, prompt);
    expect(generator()).toHaveTextContent(`Will be sent: ${sent}`);
    expect(panel(/^Your twins/)).toHaveTextContent(word);
    noMarkup();
    pressTwice(generateButton());
    await waitFor(async () =>
      expect(await page.requests.bodies('generateImage')).toMatchObject([{ prompt: sent }]),
    );
  });
});

describe('brand with HTML, emoji, newline: escaped', () => {
  it('travels as typed, and the job page shows it as text', async () => {
    const page = await openPage({ path: '/dashboard' });
    await signedInPage();
    await openModal(page, 'Create Commercial');
    await write(
      page,
      screen.getByRole('textbox', { name: 'Brand vibe and guidelines' }),
      `${NASTY}\nline two`,
    );
    await write(page, screen.getByRole('textbox', { name: 'Script idea or product description' }), NASTY);
    pressTwice(screen.getByRole('button', { name: 'Create job' }));
    await waitFor(() => screen.getByRole('region', { name: 'Pipeline' }));
    expect(await page.requests.bodies('createJob')).toMatchObject([
      { brand: `${NASTY}\nline two`, idea: NASTY },
    ]);
    expect(document.querySelector('main')?.textContent).toContain(`${NASTY}\nline two`);
    noMarkup();
  });
});

describe('post text with HTML, emoji, 10,000 chars, newline: escaped', () => {
  it.each(
    variants([
      ['HTML and emoji', `${NASTY}<script>alert(1)</script>`],
      ['newline', 'one\n\ntwo'],
      ['10,000 chars', LONG],
    ] as const),
  )('%s', async (_, post) => {
    const page = await openPage({
      faults: [{ operation: 'generatePost', kind: 'body', body: { ok: true, post } }],
    });
    await signedInPage();
    await learnStyle(page);
    await write(page, topicBox(), NASTY);
    pressTwice(postButton());
    const preview = await waitFor(() => screen.getByRole('article', { name: 'Preview on Facebook' }));
    expect(preview.textContent).toContain(post.slice(0, 40));
    noMarkup();
  });
});

describe('names of files with HTML, emoji, 255 chars, a path: shown as text', () => {
  it.each(variants([NASTY.replaceAll('/', ''), '🎩🎩🎩.png', `${'x'.repeat(251)}.png`, '../../x.png']))(
    '%s',
    async (name) => {
      const page = await openPage();
      await signedInPage();
      const file = photo(name);
      await page.user.upload(within(panel('Upload your photos')).getByLabelText('Training photos'), file);
      await waitFor(() => expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible());
      noMarkup();
    },
  );
});

describe('GET /api/twins/prompt-templates, __proto__ / constructor as ids: no prototype pollution, no crash', () => {
  it.each(variants(['__proto__', 'constructor', 'toString', 'hasOwnProperty']))('%s', async (word) => {
    const body = `{"templates":[${JSON.stringify(template({ id: word, icon: word, name: 'Odd one', category: word }))},${JSON.stringify(template({ id: word }))}],"__proto__":{"polluted":true}}`;
    const page = await openPage({ faults: [{ operation: 'listPromptTemplates', kind: 'body', body }] });
    await signedInPage();
    await waitFor(() => within(generator()).getByRole('button', { name: /Headshot/ }));
    await page.user.click(within(generator()).getByRole('radio', { name: 'Creative' }));
    await page.user.click(await waitFor(() => within(generator()).getByRole('button', { name: /Odd one/ })));
    expect(promptBox()).toHaveValue('a headshot');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
