import { describe, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#openapi/limits.gen.ts';
import { formatFileSize } from '#shared/lib/format-file.ts';
import { chooseDocuments } from './document-list.tsx';

const file = (name: string, size = 10, type = '') => ({ name, size, type });

describe('documents with writing samples (§2.3)', () => {
  test.each(['notes.txt', 'old.doc', 'New.DOCX', 'report.final.pdf', '../../x.pdf', '<b>.txt'])(
    '%s of the largest size is accepted',
    (name) => {
      const { accepted } = chooseDocuments([file(name, MAX_DOCUMENT_BYTES)], []);
      expect(accepted.map((document) => document.name)).toEqual([name]);
    },
  );

  test('a missing type is derived from the extension', () => {
    const { accepted } = chooseDocuments([file('a.txt'), file('b.pdf', 10, 'application/x-pdf')], []);
    expect(accepted.map(({ type }) => type)).toEqual(['text/plain', 'application/x-pdf']);
  });

  test.each([
    ['another kind', file('photo.png'), 'is not a .txt, .doc, .docx or .pdf document'],
    ['nothing but an extension', file('.pdf'), 'is not a .txt, .doc, .docx or .pdf document'],
    ['an empty file', file('a.txt', 0), 'is empty'],
    [
      'a byte too many',
      file('a.txt', MAX_DOCUMENT_BYTES + 1),
      `is larger than ${formatFileSize(MAX_DOCUMENT_BYTES)}`,
    ],
    ['the same again', file('stored.txt', 5), 'is in the list already'],
  ])('%s is refused with its cause', (_case, document, cause) => {
    const stored = [{ name: 'stored.txt', type: 'text/plain', size: 5 }];
    expect(chooseDocuments([document], stored)).toEqual({
      accepted: [],
      refused: [{ name: document.name, cause }],
    });
  });

  test('documents beyond the maximum are refused', () => {
    const files = Array.from({ length: MAX_DOCUMENTS + 2 }, (_, index) => file(`${index}.txt`));
    const { accepted, refused } = chooseDocuments(files, []);
    expect(accepted).toHaveLength(MAX_DOCUMENTS);
    expect(refused.map(({ name }) => name)).toEqual([`${MAX_DOCUMENTS}.txt`, `${MAX_DOCUMENTS + 1}.txt`]);
  });
});
