import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { type ApiError, applyAnswer, endpoint } from '@plaza/web-kit';
import { toDeletion, usersApi, userTags } from './users-api';
import { cacheAddedUser, cacheChangedUser } from './users-cache';

const userQueries = { endpointNames: ['adminUsers', 'adminUser'], tag: 'admin/user' } as const;

/** After a rejected write: what is shown is outdated where somebody else has changed or deleted the user. */
const outdatedByRejection = (_answer: unknown, error: ApiError | undefined) =>
  error?.status === 404 || error?.status === 409 ? userTags : [];

/** After a write whose answer does not hold the users as they are now. */
const outdatedByWrite = (answer: unknown, error: ApiError | undefined) =>
  error ? outdatedByRejection(answer, error) : userTags;

export const userWritesApi = usersApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminAddUser: build.mutation({
      ...endpoint(identityEndpoints.addUser),
      onQueryStarted: (_args, write) =>
        applyAnswer(write, userQueries, ({ user }) => write.dispatch(cacheAddedUser(user))),
      invalidatesTags: outdatedByRejection,
    }),
    adminChangeUser: build.mutation({
      ...endpoint(identityEndpoints.changeUser),
      onQueryStarted: ({ body }, write) =>
        applyAnswer(write, userQueries, (answer) => write.dispatch(cacheChangedUser(answer, body))),
      invalidatesTags: outdatedByRejection,
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
