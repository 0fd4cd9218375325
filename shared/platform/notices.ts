import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** A message to the visitor that belongs to no place on the page. [T-21] */
export interface PageNotice {
  id: string;
  /** danger is announced at once and stays; the others go by themselves. */
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  /** In the literal words that are asked for, where they are. */
  text: string;
  /** A second line, such as the translation of literal words. */
  detail?: string | undefined;
}

/** More at once nobody reads: the oldest goes. */
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

/** The one way to tell a visitor something outside a form: no browser alert anywhere. [T-21] */
export function useNotify(): (notice: Omit<PageNotice, 'id'>) => void {
  const dispatch = useDispatch();
  return useCallback((notice) => void dispatch(noticeGiven(notice)), [dispatch]);
}
