// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { PricingSection } from '../pricing/pricing-section.tsx';
import { LandingPage } from './landing-page.tsx';

/** The build prerenders the landing, so it must not need a browser. */
const html = renderToString(
  <StaticRouter location="/">
    <LandingPage pricing={<PricingSection />} />
  </StaticRouter>,
);
const text = html
  .replaceAll(/<!--.*?-->/g, '')
  .replaceAll(/<[^>]*>/g, ' ')
  .replaceAll(/\s+/g, ' ');

describe('the landing, rendered without a browser (§2.2, §5.5)', () => {
  test.each([
    'How It Works',
    'so add more shots of each.',
    '3-5 minutes. One-time training, reused forever.',
    'premium templates: magazine covers, headshots and similar',
    'Credits can be used flexibly for trainings or image generations.',
  ])('contains %s', (sentence) => {
    expect(text).toContain(sentence);
  });

  test('has a picture described as train once, create forever', () => {
    expect(html).toMatch(/alt="Train once, create forever[^"]*"/);
  });

  test('has a file for every picture', () => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(21);
    expect(pictures.filter((picture) => !/ src="[^"]+\.webp/.test(picture))).toEqual([]);
  });

  test('has the documented links', () => {
    const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
    const hrefs = Object.fromEntries(
      [...links].map(([, href, inner = '']) => [inner.replaceAll(/<[^>]*>/g, ''), href]),
    );
    expect(hrefs).toMatchObject({
      'Sign In': '/api/login',
      'Get Started Now': '/api/login',
      'View Examples': '/api/login',
      'Start Creating Now': '/studio',
    });
  });

  test('has Sign In at the end of its header', () => {
    expect(html).toMatch(/<header.*Sign In<\/a>(<\/div>|<\/nav>)*<\/header>/s);
  });

  test('has one target for /#pricing', () => {
    expect(html.match(/id="pricing"/g)).toHaveLength(1);
  });
});
