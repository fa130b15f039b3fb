import { InvalidInput } from '@plaza/service-kit/errors';
import { isCommonPassword } from './common-passwords';

/**
 * Rejects a new password that attackers would guess first.
 * @param field its name in the request
 * @throws InvalidInput `password_too_common`
 */
export function rejectCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return;
  const message = 'This password is too common. Please choose another one.';
  throw new InvalidInput(message, [{ path: field, message }], 'password_too_common');
}
