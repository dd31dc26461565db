import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { reloadCredits } from '#entities/credits/credits.ts';
import type { Twin } from '#entities/twin/twin.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { holdResponses } from '#mocks/testing/test-requests.ts';
import {
  IMAGE_COST_CREDITS,
  MAX_PROMPT_LENGTH,
  MEDIA_LIFETIME_MS,
  TEMPLATE_CATEGORIES,
} from '#openapi/limits.gen.ts';
import { setWaitSpeed } from '#shared/lib/clock.ts';
import { storePictures } from '#test/faults/stored-files.ts';
import { picture } from '#test/picture.ts';
import { renderPart } from '#test/render-part.tsx';
import type { PreparedBackend } from '#test/start-backend.ts';
import { GeneratorPanel } from './generator-panel.tsx';
import { PictureImage } from './picture-image.tsx';

const ada: Twin = { key: 'ADA7K', userId: 'user_ada', triggerWord: 'ADA7K', completedAt: 1 };

const LIFETIME_DAYS = MEDIA_LIFETIME_MS / 86_400_000;

const button = () => screen.getByRole('button', { name: 'Generate Image (FREE)' });
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

function openGenerator({ prompt = '', ...options }: PreparedBackend & { prompt?: string } = {}) {
  function Page() {
    const [text, setText] = useState(prompt);
    return <GeneratorPanel twin={ada} prompt={text} onPromptChange={setText} />;
  }
  return renderPart(<Page />, options);
}

describe('generating an image (§2.3, §9.3)', () => {
  const busy = (seconds: string): Fault => {
    return { operation: 'generateImage', kind: 'status', status: 503, headers: { 'retry-after': seconds } };
  };

  test('a busy server refuses attempts for up to two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user, backend, credits } = await openGenerator({ prompt: 'in a hat', faults: [busy('120')] });
    // Repeated requests are sent immediately.
    setWaitSpeed(1e9);
    const before = credits();
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleDescription('Try again in 2 minutes.'));
    expect(screen.getByText(/An attempt costs \d+ credits, even if it fails\./)).toBeVisible();
    await user.click(button());
    setWaitSpeed(1);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    setWaitSpeed(1e9);
    expect(button()).toHaveAccessibleDescription('');
    await backend.faults.clear();
    await backend.faults.add({ ...busy('121'), times: 1 });
    await user.click(button());
    expect(await screen.findByText(/Please wait 3 minutes\./)).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(credits()).toBe(before - 2 * IMAGE_COST_CREDITS);
    await user.click(button());
    expect(await screen.findByRole('figure', { name: 'Latest picture' })).toBeVisible();
  });

  test('the prompt that will be sent is shown unless it is too long (decision 74)', async () => {
    const fitting = '🦊'.repeat(MAX_PROMPT_LENGTH - 'ADA7K person, '.length);
    const { user } = await openGenerator({ prompt: fitting });
    const sent = () => screen.queryByText('Will be sent:')?.parentElement;
    expect(sent()).toHaveTextContent(`Will be sent: ADA7K person, ${fitting}`);
    expect(button()).not.toHaveAttribute('aria-disabled');
    await user.type(promptBox(), '.');
    expect(screen.getByText(/^1 character too long/)).toBeVisible();
    expect(sent()).toBeUndefined();
    // The trigger word is beyond the maximum length.
    await user.paste(' and on and on with ADA7K');
    expect(sent()).toBeUndefined();
    expect(button()).toHaveAccessibleDescription(/^Shorten the prompt first/);
  });

  test('the plans are offered until there are enough credits', async () => {
    const { user, backend } = await openGenerator({ scenario: 'no-credits', prompt: 'in a hat' });
    await user.click(button());
    expect(await screen.findByRole('link', { name: 'Buy More' })).toHaveAttribute('href', '#pricing');
    await reloadCredits();
    await backend.faults.add({ operation: 'getCredits', kind: 'body', body: { credits: 100 } });
    await reloadCredits();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument());
  });

  const LEAVE_WARNING = `Stay here. If you leave, you lose the picture and ${IMAGE_COST_CREDITS} credits.`;
  /** The operation `POST /api/twins/generate-image` never responds to its first request. */
  const HANGS_ONCE: Fault = { operation: 'generateImage', kind: 'hang', times: 1 };

  test('the button keeps the focus during a generation', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openGenerator({ prompt: 'in a hat', faults: [HANGS_ONCE] });
    const releaseResponses = holdResponses();
    await user.click(button());
    expect(screen.getByRole('button', { name: /^Deducting/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /^Deducting/ })).toHaveFocus();
    expect(scrolled.mock.contexts.at(-1)).toHaveTextContent('Generating your picture');
    releaseResponses();
    await screen.findByText(LEAVE_WARNING);
  });

  test('leaving is warned about after the charge', async () => {
    const { user } = await openGenerator({ prompt: 'in a hat', faults: [HANGS_ONCE] });
    const releaseResponses = holdResponses();
    await user.click(button());
    expect(screen.queryByText(LEAVE_WARNING)).not.toBeInTheDocument();
    releaseResponses();
    expect(await screen.findByText(LEAVE_WARNING)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/0:0\d/);
  });

  async function cancelGeneration() {
    const page = await openGenerator({ prompt: 'in a hat', faults: [HANGS_ONCE] });
    await page.user.click(button());
    await screen.findByText(LEAVE_WARNING);
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    return page;
  }

  test('a canceled generation shows its cost', async () => {
    await cancelGeneration();
    expect(screen.queryByText(LEAVE_WARNING)).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.getByText(/^This attempt cost \d+ credits\. Your prompt is still here\.$/)).toBeVisible();
  });

  test('a canceled generation can be repeated', async () => {
    const { user, credits } = await cancelGeneration();
    await user.click(button());
    await screen.findByRole('figure', { name: 'Latest picture' });
    expect(credits()).toBe(740 - 2 * IMAGE_COST_CREDITS);
  });

  test('the page scrolls to a ready picture', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openGenerator({ prompt: 'in a hat' });
    await user.click(button());
    const picture = await screen.findByRole('figure', { name: 'Latest picture' });
    expect(button()).toHaveFocus();
    expect(screen.getByText('Your picture is ready, still loading.')).toBeInTheDocument();
    fireEvent.load(within(picture).getByRole('img'));
    expect(screen.getByText('Your picture is ready.')).toBeInTheDocument();
    expect(scrolled.mock.contexts.at(-1)).toContainElement(picture);
  });

  test('the latest picture has its actions, Download first', async () => {
    const { user } = await openGenerator({ prompt: 'in a hat' });
    await user.click(button());
    const picture = await screen.findByRole('figure', { name: 'Latest picture' });
    // The first button is the picture itself.
    const buttons = within(picture).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent).join()).toBe(
      ',Download,Fullscreen,Favorite,Use again,Delete',
    );
  });
});

async function openTemplates() {
  const rendered = await openGenerator();
  const cards = within(await screen.findByRole('list', { name: 'Professional templates' }));
  return { ...rendered, card: cards.getByRole('button', { name: /^Studio headshot/ }) };
}

describe('the templates (§2.3)', () => {
  test('the templates have seven categories', async () => {
    await openGenerator();
    const categories = within(screen.getByRole('group', { name: 'Premium templates' })).getAllByRole('radio');
    expect(categories.map((radio) => radio.getAttribute('value'))).toEqual(TEMPLATE_CATEGORIES);
  });

  test('a template fills in the prompt, whose text can be restored', async () => {
    const { user, card } = await openTemplates();
    await user.type(promptBox(), 'my own idea');
    await user.click(card);
    expect(promptBox()).not.toHaveValue('my own idea');
    expect(card).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(promptBox()).toHaveValue('my own idea');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('a template shows a drawn sample until the selected twin has a picture of it', async () => {
    const { user, card } = await openTemplates();
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/professional/);
    await user.click(card);
    await user.click(button());
    const { src } = await screen.findByRole<HTMLImageElement>('img', { name: /^Studio headshot of ADA7K/ });
    expect(card.querySelector('img')).toHaveAttribute('src', src);
  });

  test('a written prompt needs no templates', async () => {
    const { user } = await openGenerator({
      faults: [{ operation: 'listPromptTemplates', kind: 'status', status: 503 }],
    });
    expect(await screen.findByText('Couldn’t load templates')).toBeVisible();
    await user.type(promptBox(), 'in a hat');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  test('the templates can be reloaded', async () => {
    const { user, backend } = await openGenerator({
      faults: [{ operation: 'listPromptTemplates', kind: 'status', status: 503 }],
    });
    await screen.findByText('Couldn’t load templates');
    await backend.faults.clear();
    await backend.faults.add({ operation: 'listPromptTemplates', kind: 'body', body: { templates: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No Professional templates yet/)).toBeVisible();
  });
});

/** @param prompts the prompts of the stored pictures, newest first */
async function openWithPictures(...prompts: string[]) {
  const stored = prompts.map((prompt, index) =>
    picture(prompts.length - index, { prompt, quality: 'premium' }),
  );
  await storePictures(...stored);
  const page = await openGenerator();
  await screen.findByRole('figure', { name: 'Latest picture' });
  return page;
}
async function openLightbox(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
  return screen.findByRole('dialog', { name: /^(Picture \d+ of \d+|Your picture)$/ });
}
const latest = () => screen.getByRole('figure', { name: 'Latest picture' });
const sheet = () => screen.getByRole('region', { name: 'Your pictures' });
const names = (part: HTMLElement) =>
  within(part)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt')?.replace('Picture of ADA7K: ', ''));

test('the lightbox shows technical details on demand', async () => {
  const { user } = await openWithPictures('third', 'second', 'first');
  const box = await openLightbox(user);
  expect(box).toHaveAccessibleName('Picture 1 of 3');
  const details = within(box).getByText(/quality: premium$/);
  expect(details).not.toBeVisible();
  await user.click(within(box).getByText('Technical details'));
  expect(details).toBeVisible();
});

test('pictures are browsed with the arrow keys', async () => {
  const { user } = await openWithPictures('third', 'second', 'first');
  const box = await openLightbox(user);
  within(box).getByRole('button', { name: 'Close' }).focus();
  const announced = within(box).getAllByRole('status').at(-1);
  expect(announced).toHaveTextContent('Picture 1 of 3, Picture of ADA7K: third');
  await user.keyboard('{ArrowRight}');
  expect(names(box)).toEqual(['second']);
  expect(announced).toHaveTextContent('Picture 2 of 3, Picture of ADA7K: second');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(names(box)).toEqual(['first']);
  await user.keyboard('{ArrowLeft}');
  expect(names(box)).toEqual(['second']);
});

test('closing the lightbox returns the focus', async () => {
  const { user } = await openWithPictures('second', 'first');
  await openLightbox(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fullscreen' })).toHaveFocus());
});

test('pictures describe their buttons', async () => {
  const { user } = await openWithPictures('second', 'first');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  const [, older] = within(sheet()).getAllByRole('listitem');
  for (const name of ['Enlarge this picture', 'Favorite', 'Use again', 'Delete']) {
    const action = within(older!).getByRole('button', { name });
    expect(action).toHaveAccessibleDescription('Picture of ADA7K: first');
  }
  // A tooltip adds its note to the description.
  within(older!).getByRole('button', { name: 'Enlarge this picture' }).focus();
  await user.tab();
  expect(within(older!).getByRole('tooltip')).toHaveTextContent('Favorite');
  expect(within(older!).getByRole('button', { name: 'Favorite' })).toHaveAccessibleDescription(
    'Picture of ADA7K: first Favorite',
  );
});

async function openFavourites() {
  const page = await openWithPictures('second', 'first');
  const [, older] = within(sheet()).getAllByRole('listitem');
  await page.user.click(within(older!).getByRole('button', { name: 'Favorite' }));
  await page.user.click(screen.getByRole('radio', { name: 'Favorites' }));
  return page;
}

test('the lightbox browses only favorites from their list', async () => {
  const { user } = await openFavourites();
  expect(names(sheet())).toEqual(['first']);
  await user.click(within(sheet()).getByRole('button', { name: 'Enlarge this picture' }));
  expect(await screen.findByRole('dialog', { name: 'Your picture' })).toBeVisible();
});

test('a deleted favorite is restored by Undo', async () => {
  const { user } = await openFavourites();
  await user.click(within(sheet()).getByRole('button', { name: 'Delete' }));
  expect(screen.getByText(/No favorites yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names(sheet())).toEqual(['first']);
});

test('deletions of pictures with equal prompts are announced separately', async () => {
  const { user } = await openWithPictures('in a hat', 'in a hat', 'in a hat');
  const announced = () => screen.getByText('Picture deleted').closest('[role=status]');
  const [, middle] = within(sheet()).getAllByRole('listitem');
  await user.click(within(middle!).getByRole('button', { name: 'Delete' }));
  expect(announced()).toHaveTextContent('in a hat (2 left)');
  const [, last] = within(sheet()).getAllByRole('listitem');
  await waitFor(() => expect(within(last!).getByRole('button', { name: 'Delete' })).toHaveFocus());
  await user.click(within(latest()).getByRole('button', { name: 'Delete' }));
  expect(announced()).toHaveTextContent('in a hat (1 left)');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(latest()).getByRole('button', { name: 'Enlarge this picture' })).toHaveFocus(),
  );
});

test('a deletion in the lightbox moves the focus to Undo', async () => {
  const { user } = await openWithPictures('second', 'first');
  // The dialog would return the focus to an earlier control.
  await user.click(promptBox());
  for (const left of [1, 0]) {
    const box = await openLightbox(user);
    await user.click(within(box).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    expect(within(sheet()).queryAllByRole('listitem')).toHaveLength(left);
  }
});

describe('the view transitions of the lightbox', () => {
  /** Simulates the browser, which runs the update between two snapshots of the page. */
  function provideViewTransitions() {
    const named: (string | undefined)[] = [];
    const namedPicture = () => {
      const card = document.querySelector<HTMLElement>('[style*=view-transition-name]');
      return card?.getAttribute('alt') ?? undefined;
    };
    const start = vi.fn((update: () => void) => {
      named.push(namedPicture());
      update();
      named.push(namedPicture());
      const done = Promise.resolve();
      return { ready: done, finished: done, updateCallbackDone: done };
    });
    Object.assign(document, { startViewTransition: start });
    onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
    return { start, named };
  }
  function wantMotion(wantsMotion: boolean) {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: wantsMotion && query.includes('no-preference') }),
    );
  }

  test('a picture moves from its card to the lightbox', async () => {
    const { named } = provideViewTransitions();
    wantMotion(true);
    const { user } = await openWithPictures('second', 'first');
    await openLightbox(user);
    expect(named).toEqual(['Picture of ADA7K: second', undefined]);
  });

  test('a picture moves back to the card of the last browsed picture', async () => {
    const { named } = provideViewTransitions();
    wantMotion(true);
    const { user } = await openWithPictures('second', 'first');
    const box = await openLightbox(user);
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(box).not.toBeInTheDocument());
    expect(named.slice(2)).toEqual([undefined, 'Picture of ADA7K: first']);
  });

  test('nothing moves with reduced motion', async () => {
    const { start } = provideViewTransitions();
    wantMotion(false);
    const { user } = await openWithPictures('first');
    await openLightbox(user);
    expect(start).not.toHaveBeenCalled();
  });

  test('Back closes only the lightbox', async () => {
    const { user } = await openWithPictures('first');
    const box = await openLightbox(user);
    await waitFor(() => expect(history.state).toMatchObject({ openDialogs: 1 }));
    act(() => history.back());
    await waitFor(() => expect(box).not.toBeInTheDocument());
    expect(latest()).toBeVisible();
  });
});

test('texts that pictures replace are restored one by one', async () => {
  const { user } = await openWithPictures('second', 'first');
  await user.clear(promptBox());
  await user.type(promptBox(), 'my idea');
  for (const item of within(sheet()).getAllByRole('listitem')) {
    await user.click(within(item).getByRole('button', { name: 'Use again' }));
  }
  expect(promptBox()).toHaveValue('first');
  await waitFor(() => expect(promptBox()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(promptBox()).toHaveValue('second');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(promptBox()).toHaveValue('my idea');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a picture is used again from the lightbox', async () => {
  const { user } = await openWithPictures('first');
  const again = within(await openLightbox(user)).getByRole('button', { name: 'Use again' });
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(promptBox()).toHaveFocus());
  expect(promptBox()).toHaveValue('first');
});

test('a failed download is not shown beside the next picture of the lightbox', async () => {
  const { user } = await openWithPictures('second', 'first');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no pictures here');
  });
  const box = await openLightbox(user);
  await user.click(within(box).getByRole('button', { name: 'Download' }));
  expect(await within(box).findByText('Download failed')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(names(box)).toEqual(['first']);
  expect(within(box).queryByText('Download failed')).not.toBeInTheDocument();
});

test('a picture that cannot be saved as PNG links to the original', async () => {
  const { user } = await openWithPictures('first');
  // jsdom does not decode pictures, which causes this failure.
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no pictures here');
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findAllByText('Download failed')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Save the original file' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^data:image/),
  );
});

test.each([
  ['https://files.example/1.png', LIFETIME_DAYS + 1, `Older than ${LIFETIME_DAYS} days, so it may be gone.`],
  ['https://files.example/1.png', LIFETIME_DAYS - 1, 'Couldn’t load the picture.'],
  ['data:image/png;base64,iVBORw0KGgo=', LIFETIME_DAYS + 1, 'Couldn’t load the picture.'],
] as const)(
  'a picture at %s that is %d days old shows why it is missing (decision 51)',
  (imageUrl, days, text) => {
    const createdAt = Date.now() - days * 86_400_000;
    render(<PictureImage picture={picture(1, { imageUrl, createdAt })} onOpen={() => {}} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  },
);

test('a slow picture can be reloaded (decision 51)', async () => {
  const onImageState = vi.fn<(id: string, state: string) => void>();
  const { id } = picture(1);
  const slow = Number.MAX_SAFE_INTEGER;
  render(<PictureImage picture={picture(1)} onOpen={() => {}} onImageState={onImageState} isEager />);
  const first = screen.getByRole('img');
  vi.spyOn(performance, 'now').mockReturnValue(slow);
  expect(await screen.findByText('Ready, still loading…')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Ready, still loading…')).not.toBeInTheDocument();
  expect(screen.getByRole('img')).not.toBe(first);
  fireEvent.load(screen.getByRole('img'));
  expect(onImageState.mock.calls).toEqual([[id, 'shown']]);
});

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a template that fills in the prompt is announced', async () => {
  const { user, card } = await openTemplates();
  await user.click(card);
  expect(announced()).toContainEqual(expect.stringMatching(/^Prompt filled in: ./));
});

test('Undo of a deleted picture is announced', async () => {
  const { user } = await openWithPictures('second', 'first');
  await user.click(within(latest()).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(announced()).toContain('Picture restored, 2 in all.'));
});

test('a download of a picture is announced', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openWithPictures('first');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(announced()).toContain('Picture downloaded.'));
});
