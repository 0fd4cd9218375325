import { beforeEach, describe, expect, test } from '@jest/globals';
import { forgetPrivate } from '@portico/shared/platform';
import { keepTyped, readTyped, type TypedPlace } from './wizard-memory.ts';

const place: TypedPlace = { uid: 'u1', portalId: 'p1', step: 4, language: 'en' };
const saved = { tags: ['silk'], highlightSentence: '', description: 'Old' };
const typed = { ...saved, description: 'New' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what was typed', () => {
  test('[T-41] is there again in its tab, and in a new tab after this one was closed', () => {
    keepTyped(place, typed);
    expect(readTyped(place, saved)).toEqual({ values: typed, isOfThisTab: true });
    sessionStorage.clear();
    expect(readTyped(place, saved)).toEqual({ values: typed, isOfThisTab: false });
  });

  test('[T-41] is forgotten once it is saved', () => {
    keepTyped(place, typed);
    keepTyped(place, undefined);
    expect(readTyped(place, saved)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('says nothing when it is what is saved meanwhile', () => {
    keepTyped(place, typed);
    expect(readTyped(place, typed)).toBeUndefined();
  });

  test.each([{ uid: 'u2' }, { portalId: undefined }, { step: 5 }, { language: 'th' }])(
    'belongs to one person, portal, step and language: not to %j',
    (other) => {
      keepTyped(place, typed);
      expect(readTyped({ ...place, ...other }, saved)).toBeUndefined();
    },
  );

  test('is gone for everybody after signing out', () => {
    keepTyped(place, typed);
    localStorage.setItem('language', 'en');
    forgetPrivate();
    expect(readTyped(place, saved)).toBeUndefined();
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('of an older form is taken as far as it fits', () => {
    keepTyped(place, { tags: 'silk', description: 'New', title: 'x' });
    expect(readTyped(place, saved)?.values).toEqual({ ...saved, description: 'New' });
    localStorage.setItem('portico.private.u1.wizard.p1.4.en', '{broken');
    expect(readTyped(place, saved)).toBeUndefined();
  });
});
