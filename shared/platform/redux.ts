/** The store's library, as far as it is used; see router.ts for why. */
export { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';
