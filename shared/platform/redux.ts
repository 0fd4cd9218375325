/** Re-exports the used part of the store's library; see router.ts for the reason. */
export { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';
