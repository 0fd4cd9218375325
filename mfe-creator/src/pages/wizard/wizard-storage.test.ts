import { beforeEach, describe, expect, test } from '@jest/globals';
import { clearPrivate } from '@portico/shared/platform';
import { type DraftKey, readDraft, storeDraft } from './wizard-storage.ts';

const key: DraftKey = { uid: 'u1', portalId: 'p1', step: 4, language: 'en' };
const saved = { tags: ['silk'], highlightSentence: '', description: 'Old' };
const typed = { ...saved, description: 'New' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('stored input', () => {
  test('[T-41] is restored in its tab, and in a new tab after this one was closed', () => {
    storeDraft(key, typed);
    expect(readDraft(key, saved)).toEqual({ values: typed, isOfThisTab: true });
    sessionStorage.clear();
    expect(readDraft(key, saved)).toEqual({ values: typed, isOfThisTab: false });
  });

  test('[T-41] is removed once it is saved', () => {
    storeDraft(key, typed);
    storeDraft(key, undefined);
    expect(readDraft(key, saved)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('is not offered when it equals the saved values', () => {
    storeDraft(key, typed);
    expect(readDraft(key, typed)).toBeUndefined();
  });

  test.each([{ uid: 'u2' }, { portalId: undefined }, { step: 5 }, { language: 'th' }])(
    'belongs to one person, portal, step and language: not to %j',
    (other) => {
      storeDraft(key, typed);
      expect(readDraft({ ...key, ...other }, saved)).toBeUndefined();
    },
  );

  test('is removed for all users on sign-out', () => {
    storeDraft(key, typed);
    localStorage.setItem('language', 'en');
    clearPrivate();
    expect(readDraft(key, saved)).toBeUndefined();
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('of an older form version is restored as far as it fits', () => {
    storeDraft(key, { tags: 'silk', description: 'New', title: 'x' });
    expect(readDraft(key, saved)?.values).toEqual({ ...saved, description: 'New' });
    localStorage.setItem('portico.private.u1.wizard.p1.4.en', '{broken');
    expect(readDraft(key, saved)).toBeUndefined();
  });
});
