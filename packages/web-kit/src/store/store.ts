import { type Action, combineSlices, configureStore, type ThunkAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useStore as useReduxStore, useSelector } from 'react-redux';
import { api } from '../api/api';
import { sessionSlice } from './session.slice';

/** Areas add slices of their own with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(sessionSlice, api);

export type RootState = ReturnType<typeof rootReducer>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, Action>;

/** The one store of a page. */
export function createAppStore() {
  const store = configureStore({
    reducer: rootReducer,
    // These checks run in development only; the threshold avoids warnings about slow checks on a busy machine.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(api.middleware),
  });
  setupListeners(store.dispatch); // only queries that ask for it refetch on focus
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const useStore = useReduxStore.withTypes<AppStore>();

/** The signed-in user, or null. */
export const useUser = () => useAppSelector((state) => state.session.user);
