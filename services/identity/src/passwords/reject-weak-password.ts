import { InvalidInput } from '@plaza/service-kit/errors';
import { isCommonPassword } from './common-passwords';
import { isPersonalPassword, type PasswordOwner } from './personal-password';

/**
 * Rejects a new password that attackers would guess first.
 * @param field its name in the request
 * @throws InvalidInput `password_too_common`, `password_personal`
 */
export function rejectWeakPassword(password: string, field: 'password' | 'newPassword', owner: PasswordOwner): void {
  if (isCommonPassword(password))
    throw weak(field, 'password_too_common', 'This password is too common. Please choose another one.');
  if (isPersonalPassword(password, owner))
    throw weak(field, 'password_personal', 'A password must not be made of Plaza, a name or the email address.');
}

const weak = (field: string, code: string, message: string) =>
  new InvalidInput(message, [{ path: field, message }], code);
