import { Conflict } from '@plaza/service-kit/errors';

export const emailTaken = () => new Conflict('email_taken', 'An account with this email already exists.');
