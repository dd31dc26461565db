import { describe, expect, test } from 'vitest';
import type { Photo } from '#entities/training-photos/photo-set.ts';
import type { TrainingState } from '../flow/training-state.ts';
import { filesToSend, rejectedPhotos } from './rejected-photos.ts';

const photo = (id: string, name = id): Photo => ({
  id,
  file: new File([id], name),
  position: 0,
  fingerprint: id,
  preview: undefined,
});

const rejection = (...lines: string[]): TrainingState => ({
  step: 'failed',
  failure: {
    kind: 'photosRejected',
    message: '',
    plainMessage: lines.join('\n'),
    guidelines: [],
  },
});

describe('photos that the server rejected (§8.3)', () => {
  test('are identified by unique file names', () => {
    const names = ['image.jpg', 'IMAGE.jpg', 'image (2).jpg', 'image.jpg', 'a"b.jpg', ' c'];
    const photos = names.map((name, index) => photo(`sent-${index}`, name));
    const sent = filesToSend(photos).map(({ name }) => name);
    expect(sent).toEqual([
      'image.jpg',
      'IMAGE (2).jpg',
      'image (2) (2).jpg',
      'image (3).jpg',
      'a_b.jpg',
      'c',
    ]);
    const state = rejection(...sent.map((name) => `${name}: why ${name}`));
    expect([...rejectedPhotos(state, photos)]).toEqual(
      sent.map((name, index) => [`sent-${index}`, `why ${name}`]),
    );
    // A rejection of a removed photo does not match another photo.
    expect(rejectedPhotos(state, photos.slice(1)).has('sent-3')).toBe(true);
  });

  test.each([
    ['a name is the start of another', [photo('3', 'c.jpg'), photo('4', 'c.jpg: no')]],
    ['only the start of the name is the same', [photo('5', 'c')]],
  ])('are not guessed where %s', (_, photos) => {
    filesToSend(photos);
    expect(rejectedPhotos(rejection('c.jpg: no: face'), photos).size).toBe(0);
  });

  test('do not include a later photo of the same name', () => {
    expect(rejectedPhotos(rejection('d.jpg: too blurry'), [photo('later', 'd.jpg')]).size).toBe(0);
  });
});
