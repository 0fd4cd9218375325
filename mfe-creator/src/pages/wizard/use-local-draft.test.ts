import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLocalDraft } from './use-local-draft.ts';
import { storeDraft } from './wizard-storage.ts';

const key = { uid: 'u1', portalId: 'p1', step: 4, language: 'en' };
const saved = { description: 'Old' };

test('[T-41] what was typed in a step before the browser was killed is offered', async () => {
  storeDraft(key, { description: 'New' });
  // The browser ends before it writes these to the disk. A later transaction of IndexedDB sees the stored draft.
  localStorage.clear();
  sessionStorage.clear();
  const { result } = renderHook(() => useLocalDraft(key, saved));
  expect([result.current.initial, result.current.offered]).toEqual([saved, undefined]);
  await waitFor(() => expect(result.current.offered).toEqual({ description: 'New' }));
  act(() => result.current.dismissOffer());
  expect(result.current.offered).toBeUndefined();
});
