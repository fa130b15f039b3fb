import { BadInput } from '@plaza/service-kit/errors';
import { isCommonPassword } from './common-passwords';

/**
 * Refuses a new password that guessing would begin with.
 * @param field the name it has in the request
 * @throws BadInput `password_too_common`
 */
export function rejectCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return;
  const message = 'This password is too common. Please choose another one.';
  throw new BadInput(message, [{ path: field, message }], 'password_too_common');
}
