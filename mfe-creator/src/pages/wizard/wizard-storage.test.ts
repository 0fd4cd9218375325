import { beforeEach, describe, expect, test } from '@jest/globals';
import { clearPrivate } from '@portico/shared/platform';
import { type DraftKey, readDraft, storeDraft } from './wizard-storage.ts';

const place: DraftKey = { uid: 'u1', portalId: 'p1', step: 4, language: 'en' };
const saved = { tags: ['silk'], highlightSentence: '', description: 'Old' };
const typed = { ...saved, description: 'New' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('stored input', () => {
  test('[T-41] is restored in its tab, and in a new tab after this one was closed', () => {
    storeDraft(place, typed);
    expect(readDraft(place, saved)).toEqual({ values: typed, isOfThisTab: true });
    sessionStorage.clear();
    expect(readDraft(place, saved)).toEqual({ values: typed, isOfThisTab: false });
  });

  test('[T-41] is removed once it is saved', () => {
    storeDraft(place, typed);
    storeDraft(place, undefined);
    expect(readDraft(place, saved)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('is not offered when it equals the saved values', () => {
    storeDraft(place, typed);
    expect(readDraft(place, typed)).toBeUndefined();
  });

  test.each([{ uid: 'u2' }, { portalId: undefined }, { step: 5 }, { language: 'th' }])(
    'belongs to one person, portal, step and language: not to %j',
    (other) => {
      storeDraft(place, typed);
      expect(readDraft({ ...place, ...other }, saved)).toBeUndefined();
    },
  );

  test('is removed for all users on sign-out', () => {
    storeDraft(place, typed);
    localStorage.setItem('language', 'en');
    clearPrivate();
    expect(readDraft(place, saved)).toBeUndefined();
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('of an older form version is restored as far as it fits', () => {
    storeDraft(place, { tags: 'silk', description: 'New', title: 'x' });
    expect(readDraft(place, saved)?.values).toEqual({ ...saved, description: 'New' });
    localStorage.setItem('portico.private.u1.wizard.p1.4.en', '{broken');
    expect(readDraft(place, saved)).toBeUndefined();
  });
});
