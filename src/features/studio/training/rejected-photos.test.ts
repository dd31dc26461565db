import { describe, expect, it } from 'vitest';
import type { TrainingState } from './flow/training-state.ts';
import type { Photo } from '../../../entities/training-photos/photo-set.ts';
import { rejectedPhotos, rememberSubmitted } from './rejected-photos.ts';

const photo = (id: string, name = id): Photo => ({
  id,
  file: new File([id], name),
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
  refund: 'refunded',
});

describe('the photos that the server rejected (§8.3)', () => {
  it.each([
    ['two photos have the name', [photo('1', 'c.jpg'), photo('2', 'c.jpg')]],
    ['a name is the start of another', [photo('3', 'c.jpg'), photo('4', 'c.jpg: no')]],
    ['only the start of the name is the same', [photo('5', 'c')]],
  ])('are not guessed where %s', (_, photos) => {
    rememberSubmitted(photos);
    expect(rejectedPhotos(rejection('c.jpg: no: face'), photos).size).toBe(0);
  });

  it('do not include one added later under the same name', () => {
    expect(rejectedPhotos(rejection('d.jpg: too blurry'), [photo('later', 'd.jpg')]).size).toBe(0);
  });
});
