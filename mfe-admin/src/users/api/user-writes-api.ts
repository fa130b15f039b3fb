import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { UserAnswer } from '@plaza/contracts/identity/user-administration';
import { type ApiError, type AppThunk, applyAnswer, endpoint, type OngoingWrite } from '@plaza/web-kit';
import { outdatedByFailure } from '../../api/outdated-by-failure';
import { toDeletion, usersApi, userTags } from './users-api';
import { cacheAddedUser, cacheChangedUser, type OutdatedTag } from './users-cache';

const userQueries = { endpointNames: ['adminUsers', 'adminUser'], tag: 'admin/user' } as const;

/** Puts the response into the cache, then refetches whatever it has made outdated. */
async function applyUser(write: OngoingWrite<UserAnswer>, cache: (answer: UserAnswer) => AppThunk<OutdatedTag[]>) {
  let outdated: OutdatedTag[] = [];
  await applyAnswer(write, userQueries, (answer) => {
    outdated = write.dispatch(cache(answer));
  });
  if (outdated.length > 0) write.dispatch(usersApi.util.invalidateTags(outdated));
}

const outdatedUsers = outdatedByFailure(userTags);

/** Invalidates the users after writes whose response does not contain their current state. */
const outdatedByWrite = (answer: unknown, error: ApiError | undefined) =>
  error ? outdatedUsers(answer, error) : userTags;

export const userWritesApi = usersApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminAddUser: build.mutation({
      ...endpoint(identityEndpoints.addUser),
      onQueryStarted: (_args, write) => applyUser(write, ({ user }) => cacheAddedUser(user)),
      invalidatesTags: outdatedUsers,
    }),
    adminChangeUser: build.mutation({
      ...endpoint(identityEndpoints.changeUser),
      onQueryStarted: ({ body }, write) => applyUser(write, (answer) => cacheChangedUser(answer, body)),
      invalidatesTags: outdatedUsers,
    }),
    adminSetUserPassword: build.mutation({
      ...endpoint(identityEndpoints.setUserPassword),
      invalidatesTags: outdatedByWrite,
    }),
    adminSendResetLink: build.mutation({
      ...endpoint(identityEndpoints.sendResetLink),
      invalidatesTags: outdatedByWrite,
    }),
    adminRemoveUser: build.mutation({
      ...endpoint(identityEndpoints.removeUser),
      transformResponse: toDeletion,
      invalidatesTags: outdatedByWrite,
    }),
    adminImpersonate: build.mutation(endpoint(identityEndpoints.impersonate)),
  }),
});

export const {
  useAdminAddUserMutation,
  useAdminChangeUserMutation,
  useAdminSetUserPasswordMutation,
  useAdminSendResetLinkMutation,
  useAdminRemoveUserMutation,
  useAdminImpersonateMutation,
} = userWritesApi;
