export { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { api } from './api/api';
export { cachedData } from './api/cached-data';
export { downloadFile, send } from './api/send';
export { forgetKeptForm, hasKeptForm, keptFormNames } from './forms/kept-changes';
export { retainDrafts } from './forms/stored-drafts';
export type { FieldErrors } from './forms/use-field-errors';
export { type Form, type FormOptions, fieldErrorsIn, useForm } from './forms/use-form';
export { type KeptFormOptions, useKeptForm } from './forms/use-kept-form';
export { useRequestKey } from './forms/use-request-key';
export { useIsOpen, useWhileOpen } from './forms/use-while-open';
export { type ApiError, apiErrorIn, serverMessage } from './http/api-error';
export { sendEarly } from './http/early-requests';
export { type ApiRequest, endpoint, request } from './http/endpoint';
export { keyedEndpoint } from './http/keyed-endpoint';
export { reusedKeyError } from './http/reused-key-error';
export {
  lazyChunk,
  type PreloadErrorEvent,
  preload,
  preloadComponent,
  preloadErrorEvent,
  readAtOnce,
} from './lazy-chunk';
export { LazyPart } from './lazy-part';
export { onLiveEvent, openLiveEvents } from './live/live-events';
export { useLiveEvent } from './live/use-live-event';
export { type TopicHandlers, useLiveTopic } from './live/use-live-topic';
export { useMissedEvents } from './live/use-missed-events';
export { log } from './log';
export { onReconnect, useIsOffline, useReconnect } from './network/network';
export { followNetwork, retryUnanswered } from './network/retry-unanswered';
export { useStaleSince } from './network/use-stale-since';
export { Reauthentication } from './reauthentication/reauthentication';
export { type AccountMenuEntry, defineRemote, type RemoteModule, type RemoteParts } from './remote-module';
export type { PaletteEntry, PaletteReader, RemotePalette } from './remote-palette';
export { followPermissions } from './session/follow-permissions';
export { abandonImpersonation, beginImpersonation, endImpersonation } from './session/impersonation';
export { leaveSession, stopActing } from './session/leave-session';
export {
  type PersonalStorage,
  type PersonalStore,
  personalStorage,
  removeOthersPersonalData,
  removePersonalData,
  windowStorage,
} from './session/personal-storage';
export {
  clearSession,
  fetchUser,
  followStoredSession,
  renewSession,
  saveSession,
  signOut,
  startSession,
  updateUser,
} from './session/session';
export {
  sessionApi,
  useSessionPermissionsQuery,
  useSessionRemotesQuery,
  useSessionTabsQuery,
} from './session/session-api';
export { applyAnswer, type CachedAnswers, type OngoingWrite } from './store/apply-answer';
export {
  type AppStore,
  type AppThunk,
  createAppStore,
  type RootState,
  rootReducer,
  useAppDispatch,
  useAppSelector,
  useStore,
  useUser,
} from './store/store';
export { closeToast, type NewToast, toast, undo } from './toasts/toast-queue';
export { Toasts } from './toasts/toasts';
export { readToken, readUser } from './tokens/stored-session';
export { isTokenOver, lacksSecondFactor } from './tokens/token-claims';
export { uniqueId } from './unique-id';
