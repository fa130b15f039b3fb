import { userCalls } from '@plaza/contracts/identity/user-administration';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope, withData } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { addUser } from './add-user';
import { toUserAnswer } from './admin-user';
import { changeUser } from './change-user';
import { findDeletion } from './deletion/deletion-progress';
import { removeUser } from './deletion/remove-user';
import { listCompanies, listUsers } from './list-users';
import { findVisibleUser, requireManagingCaller } from './policy/policy';
import { sendResetLink, setUserPassword } from './set-user-password';
import { readUserbase, userbaseList } from './userbase/userbase';

/** Managing users. */
export function userAdministrationRoutes(dependencies: IdentityDependencies): Routes {
  return createRoutes(dependencies.trust, { hashing: dependencies.hashBudget })
    .on(userCalls.users, async ({ caller, query }) => listUsers(await requireManagingCaller(caller), query))
    .on(userCalls.companies, async ({ caller }) => listCompanies(await requireManagingCaller(caller)))
    .on(userCalls.user, async ({ caller, params }) =>
      toUserAnswer(await findVisibleUser(await requireManagingCaller(caller), params.id)),
    )
    .on(userCalls.addUser, async ({ caller, requestId, body }) =>
      toUserAnswer(await addUser(body, { caller, requestId }, dependencies), 'User created successfully'),
    )
    .on(userCalls.changeUser, async ({ caller, requestId, params, body }) =>
      toUserAnswer(
        await changeUser(params.id, body, { caller, requestId }, dependencies),
        'User updated successfully.',
      ),
    )
    .on(userCalls.setUserPassword, async ({ caller, requestId, params, body }) => {
      await setUserPassword(params.id, body, { caller, requestId }, dependencies);
      return { ...successEnvelope, message: 'Password reset successfully' };
    })
    .on(userCalls.sendResetLink, async ({ caller, requestId, params }) => {
      return { ...successEnvelope, message: await sendResetLink(params.id, { caller, requestId }, dependencies) };
    })
    .on(userCalls.removeUser, async ({ caller, requestId, params }) => {
      const deletion = await removeUser(params.id, { caller, requestId }, dependencies);
      return { ...withData({ deletion }), message: 'User deleted successfully' };
    })
    .on(userCalls.deletion, async ({ caller, params }) => {
      const deletion = await findDeletion(params.id, caller);
      return withData({ deletion });
    })
    .on(userCalls.userbase, ({ query }) => readUserbase(query))
    .on(userCalls.userbaseList, ({ query }) => userbaseList(query));
}
