/** Without animations, scroll bars and the caret. */
const AT_REST = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
  * { scrollbar-width: none !important; content-visibility: visible !important }`;

const LEFT_OUT = 'script, link, style, noscript, template, meta, source';

/**
 * Draws a window's page as a picture: its elements, styles, fonts and images become one SVG image.
 * @param scale of the picture's pixels to the window's
 */
export async function pictureOf(view: Window, scale: number): Promise<Blob> {
  const { innerWidth: width, innerHeight: height } = view;
  const svg = await svgOf(view);
  const image = new Image();
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  try {
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob();
  } catch (cause) {
    // WebKit refuses to read a canvas with an SVG image, so the SVG itself is returned.
    if (cause instanceof DOMException && cause.name === 'SecurityError')
      return new Blob([svg], { type: 'image/svg+xml' });
    throw cause;
  }
}

async function svgOf(view: Window): Promise<string> {
  const { document: page, innerWidth: width, innerHeight: height, scrollY } = view;
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  const copies = [...root.querySelectorAll<HTMLElement>('*')];
  await Promise.all(
    [...page.documentElement.querySelectorAll<HTMLElement>('*')].map((one, index) =>
      keepShown(one, copies[index] ?? root, view),
    ),
  );
  for (const element of root.querySelectorAll(LEFT_OUT)) element.remove();
  const style = page.createElement('style');
  style.textContent = `${await stylesOf(view)}\n${AT_REST}\nbody { margin-top: ${-scrollY}px !important }`;
  root.querySelector('head')?.append(style);
  const { backgroundColor: onBody } = view.getComputedStyle(page.body);
  const { backgroundColor: onRoot } = view.getComputedStyle(page.documentElement);
  const paper = onBody === 'rgba(0, 0, 0, 0)' ? onRoot : onBody;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(root)}</foreignObject></svg>`;
}

/** Copies what the markup of an element does not say: typed and chosen values, the image file, the place of a sticky element. */
async function keepShown(one: HTMLElement, copy: HTMLElement, view: Window): Promise<void> {
  const tag = one.localName;
  if (tag === 'input') {
    const { checked, type, value } = one as HTMLInputElement;
    copy.toggleAttribute('checked', checked);
    if (type !== 'file') copy.setAttribute('value', value);
  } else if (tag === 'textarea') copy.textContent = (one as HTMLTextAreaElement).value;
  else if (tag === 'option') copy.toggleAttribute('selected', (one as HTMLOptionElement).selected);
  if (view.getComputedStyle(one).position === 'sticky') {
    const { top } = one.getBoundingClientRect();
    one.style.position = 'static';
    copy.style.top = `${top - one.getBoundingClientRect().top}px`;
    one.style.position = '';
    copy.style.position = 'relative';
  }
  if (tag === 'img') {
    for (const name of ['srcset', 'loading']) copy.removeAttribute(name);
    const image = one as HTMLImageElement;
    copy.setAttribute('src', drawn(image));
  } else if (tag === 'video' && (one as HTMLVideoElement).poster) {
    const image = view.document.createElement('img');
    image.src = await asText((one as HTMLVideoElement).poster);
    image.className = copy.className;
    copy.replaceWith(image);
  }
}

/** An image as a data URL; drawn, because the page's policy lets nothing fetch a `blob:`. */
function drawn(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  if (canvas.width === 0) return 'data:,';
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp');
}

/** The style sheets as one text, with the fonts and images in it. */
async function stylesOf({ document: page }: Window): Promise<string> {
  await page.fonts.ready;
  const texts = [...page.styleSheets, ...page.adoptedStyleSheets].map(({ href, cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText)
      .join('\n')
      .replaceAll(ADDRESS, (_, url: string) => `url("${new URL(url, href ?? page.baseURI).href}")`),
  );
  // The root of the picture is not the page's.
  const css = texts.join('\n').replaceAll(':root', 'html');
  const urls = new Set(Array.from(css.matchAll(ADDRESS), ([, url = '']) => url));
  const files = new Map(await Promise.all([...urls].map(async (url) => [url, await asText(url)] as const)));
  return css.replaceAll(ADDRESS, (_, url: string) => `url("${files.get(url)}")`);
}

/** The address of a file in a style sheet, as the browser writes it. */
const ADDRESS = /url\("((?!data:|#)(?:[^"\\]|\\.)*)"\)/g;

/** A file as a data URL, which is empty where the file cannot be read. */
async function asText(url: string): Promise<string> {
  if (url.startsWith('data:')) return url;
  try {
    const file = await (await fetch(url)).blob();
    const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
    return `data:${file.type};base64,${btoa(bytes.join(''))}`;
  } catch {
    return 'data:,';
  }
}
