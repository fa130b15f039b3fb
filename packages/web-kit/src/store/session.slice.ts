import type { User } from '@plaza/contracts/identity/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredImpersonation } from '../tokens/stored-session';

/** The signed-in user of this browser. `starting` until the stored session has been read. */
export interface SessionState {
  readonly status: 'starting' | 'ready';
  readonly token: string | null;
  readonly user: User | null;
  /** Set while an administrator impersonates the user: the end of the impersonation. */
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
