/** Method and path of every call of the identity service, by name. Free of schemas, so that browsers can load it. */

export const addresses = 'GET /api/v1/profile/addresses';
export const addAddress = 'POST /api/v1/profile/addresses';
export const changeAddress = 'PATCH /api/v1/profile/addresses/:id';
export const setMainAddress = 'PUT /api/v1/profile/addresses/:id/main';
export const removeAddress = 'DELETE /api/v1/profile/addresses/:id';
export const suggestAddresses = 'GET /api/v1/address/suggest';
export const users = 'GET /api/v1/admin/users';
export const companies = 'GET /api/v1/admin/companies';
export const user = 'GET /api/v1/admin/users/:id';
export const addUser = 'POST /api/v1/admin/users';
export const changeUser = 'PATCH /api/v1/admin/users/:id';
export const setUserPassword = 'PATCH /api/v1/admin/users/:id/password';
export const sendResetLink = 'POST /api/v1/admin/users/:id/reset-link';
export const removeUser = 'DELETE /api/v1/admin/users/:id';
export const deletion = 'GET /api/v1/admin/deletions/:id';
export const impersonate = 'POST /api/v1/admin/users/:id/impersonate';
export const endImpersonation = 'POST /api/v1/auth/impersonation/end';
export const userbase = 'GET /api/v1/admin/userbase';
export const userbaseList = 'GET /api/v1/admin/userbase/list';
export const audit = 'GET /api/v1/admin/audit';
export const auditFile = 'GET /api/v1/admin/audit.csv';
export const signUp = 'POST /api/v1/auth/signup';
export const signIn = 'POST /api/v1/auth/signin';
export const me = 'GET /api/v1/auth/me';
export const bareMe = 'GET /api/v1/me';
/** Open pages and other clients know this older path. */
export const reauthenticate = 'POST /api/v1/auth/proof';
export const verifySignIn = 'POST /api/v1/auth/2fa/verify-signin';
export const verifyEmail = 'POST /api/v1/auth/verify-email';
export const resendVerification = 'POST /api/v1/auth/resend-verification';
export const refresh = 'POST /api/v1/auth/refresh';
export const signOut = 'POST /api/v1/auth/signout';
export const sessions = 'GET /api/v1/auth/sessions';
export const endOtherSessions = 'DELETE /api/v1/auth/sessions';
export const endSession = 'DELETE /api/v1/auth/sessions/:id';
export const profile = 'GET /api/v1/profile';
export const changeProfile = 'PATCH /api/v1/profile';
export const confirmChange = 'POST /api/v1/profile/confirm-change';
export const setPicture = 'PUT /api/v1/profile/picture';
export const removePicture = 'DELETE /api/v1/profile/picture';
export const picture = 'GET /api/v1/profile/pictures/:id';
export const forgotPassword = 'POST /api/v1/auth/forgot-password';
export const verifyResetCode = 'POST /api/v1/auth/verify-reset-code';
export const resetPassword = 'POST /api/v1/auth/reset-password';
export const myTabPermissions = 'GET /api/v1/auth/my-tab-permissions';
export const tabPermissions = 'GET /api/v1/admin/tab-permissions';
export const saveTabPermissions = 'PUT /api/v1/admin/tab-permissions';
export const saveDefaultTabPermissions = 'PUT /api/v1/admin/default-tab-permissions';
export const tabPermissionImpact = 'POST /api/v1/admin/tab-permissions/impact';
export const tabPermissionVersions = 'GET /api/v1/admin/tab-permissions/versions';
export const undoTabPermissions = 'POST /api/v1/admin/tab-permissions/versions/:version/undo';

/** The routes of two-factor authentication, which exist under two prefixes. */
function twoFactorRoutes<Prefix extends string>(prefix: Prefix) {
  return {
    status: `GET ${prefix}/status`,
    setup: `POST ${prefix}/setup`,
    verifySetup: `POST ${prefix}/verify-setup`,
    confirmSetup: `POST ${prefix}/confirm-setup`,
    disable: `POST ${prefix}/disable`,
    regenerateBackupCodes: `POST ${prefix}/regenerate-backup-codes`,
  } as const;
}

export const authTwoFactorRoutes = twoFactorRoutes('/api/v1/auth/2fa');
export const profileTwoFactorRoutes = twoFactorRoutes('/api/v1/profile/2fa');
