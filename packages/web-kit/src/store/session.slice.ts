import type { User } from '@plaza/contracts/identity/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredImpersonation } from '../tokens/stored-session';

/** Who is signed in here. `starting` until the stored session was looked at. */
export interface SessionState {
  readonly status: 'starting' | 'ready';
  readonly token: string | null;
  readonly user: User | null;
  /** While an administrator acts as the person: until when. */
  readonly impersonation: StoredImpersonation | null;
}

const initialState: SessionState = { status: 'starting', token: null, user: null, impersonation: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRead: (_state, { payload }: PayloadAction<Omit<SessionState, 'status'>>): SessionState => ({
      status: 'ready',
      ...payload,
    }),
    userReplaced: (state, { payload }: PayloadAction<User>): SessionState => ({ ...state, user: payload }),
  },
});

export const { sessionRead, userReplaced } = sessionSlice.actions;
