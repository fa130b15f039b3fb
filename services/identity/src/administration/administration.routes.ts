import { userCalls } from '@plaza/contracts/administration';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { addUser } from './add-user';
import { userAnswer } from './admin-user';
import { changeUser } from './change-user';
import { deletionOf } from './deletion/deletion-progress';
import { removeUser } from './deletion/remove-user';
import { companiesOf, listUsers } from './list-users';
import { findSeen, managerOf } from './policy/policy';
import { sendResetLink, setUserPassword } from './set-user-password';
import { userbaseList, userbaseOf } from './userbase/userbase';

/** People, by those who manage them. */
export function userRoutes(parts: IdentityParts): Routes {
  return createRoutes(parts.trust)
    .on(userCalls.users, async ({ caller, query }) => listUsers(await managerOf(caller), query))
    .on(userCalls.companies, async ({ caller }) => companiesOf(await managerOf(caller)))
    .on(userCalls.user, async ({ caller, params }) => userAnswer(await findSeen(await managerOf(caller), params.id)))
    .on(userCalls.addUser, async ({ caller, requestId, body }) =>
      userAnswer(await addUser(body, { caller, requestId }, parts), 'User created successfully'),
    )
    .on(userCalls.changeUser, async ({ caller, requestId, params, body }) =>
      userAnswer(await changeUser(params.id, body, { caller, requestId }, parts), 'User updated successfully.'),
    )
    .on(userCalls.setUserPassword, async ({ caller, requestId, params, body }) => {
      await setUserPassword(params.id, body, { caller, requestId }, parts);
      return { ...succeeded, message: 'Password reset successfully' };
    })
    .on(userCalls.sendResetLink, async ({ caller, requestId, params }) => {
      return { ...succeeded, message: await sendResetLink(params.id, { caller, requestId }, parts) };
    })
    .on(userCalls.removeUser, async ({ caller, requestId, params }) => {
      const deletion = await removeUser(params.id, { caller, requestId }, parts);
      return { ...succeeded, message: 'User deleted successfully', data: { deletion }, deletion };
    })
    .on(userCalls.deletion, async ({ caller, params }) => {
      const deletion = await deletionOf(params.id, caller);
      return { ...succeeded, data: { deletion }, deletion };
    })
    .on(userCalls.userbase, ({ query }) => userbaseOf(query))
    .on(userCalls.userbaseList, ({ query }) => userbaseList(query));
}
