import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** A message for the visitor that belongs to the whole page. [T-21] */
export interface PageNotice {
  id: string;
  /** `danger` is announced at once and stays until dismissed; the others disappear after some seconds. */
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  /** The text, in the specification's literal wording where it gives one. */
  text: string;
  /** A second line, such as the translation of a literal wording. */
  detail?: string | undefined;
}

/** A further notice removes the oldest. */
const MOST_SHOWN = 3;

const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as PageNotice[],
  reducers: {
    noticeGiven: {
      reducer: (state, { payload }: PayloadAction<PageNotice>) => [...state, payload].slice(-MOST_SHOWN),
      prepare: (notice: Omit<PageNotice, 'id'>) => ({ payload: { ...notice, id: nanoid(8) } }),
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const noticesReducer = noticesSlice.reducer;
export const { noticeGiven, noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

/** Shows a message outside of a form; browser alerts are not used. [T-21] */
export function useNotify(): (notice: Omit<PageNotice, 'id'>) => void {
  const dispatch = useDispatch();
  return useCallback((notice) => void dispatch(noticeGiven(notice)), [dispatch]);
}
