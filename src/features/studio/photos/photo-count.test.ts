import { describe, expect, it } from 'vitest';
import { photoGrade, photoHint, photoTip } from './photo-count.ts';

describe('the ruler of training photos (§5.4, §9.5)', () => {
  it.each([
    [0, 'none', 'Needs 8-20 photos'],
    [1, 'few', 'Needs 7 more'],
    [7, 'few', 'Needs 1 more'],
    [8, 'good', 'Good'],
    [11, 'good', 'Good'],
    [12, 'perfect', 'Perfect'],
    [15, 'perfect', 'Perfect'],
    [16, 'excellent', 'Excellent'],
    [20, 'excellent', 'Excellent'],
  ])('%i photos: %s', (count, grade, hint) => {
    expect(photoGrade(count)).toBe(grade);
    expect(photoHint(count)).toBe(hint);
  });

  it.each([
    [7, undefined],
    [8, 'Tip: 12-15 photos are recommended. Add 4 more for a better likeness.'],
    [11, 'Tip: 12-15 photos are recommended. Add 1 more for a better likeness.'],
    [12, undefined],
  ])('tip at %i photos', (count, tip) => {
    expect(photoTip(count)).toBe(tip);
  });
});
