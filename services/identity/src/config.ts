import { availableParallelism } from 'node:os';
import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';
import { isSigningKey, toPem } from './tokens/private-key';

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const IdentityConfig = BaseConfig.extend({
  /** The URL of the platform in browsers; links in mails start with it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  /** The registry, which is asked for the areas that are not built in. */
  REGISTRY_URL: z.url().default('http://127.0.0.1:4105'),
  /** A session ends this many days after its sign-in, however often it is refreshed. */
  SESSION_MAX_DAYS: wholeNumber(1, 3650).default(90),
  /** Whether administrators need a second factor to administer anything; by default only in production. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  REQUIRE_EMAIL_VERIFICATION: z.stringbool().default(true),
  /** How many mails of one kind a user gets per hour. Further requests succeed without a mail. */
  MAILS_PER_HOUR: wholeNumber(1, 1000).default(10),
  /** smtp://user:secret@host:587 or smtps://host:465; without it, mails go to the development mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of mails. */
  MAIL_FROM: z.string().min(3).max(320).default('Plaza <no-reply@plaza.example>'),
  /**
   * Base64 of 32 bytes: encrypts two-factor secrets and waiting mails. By default identity generates and stores its
   * own.
   */
  SECRETS_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'Must be the base64 of 32 bytes')
    .optional(),
  /**
   * A Nominatim host for address suggestions, such as https://nominatim.example.org; by default the built-in gazetteer.
   */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A contact for the operator of the host, as its usage policy requires. */
  GEOCODER_CONTACT: z.string().max(255).optional(),
  /** PEM of an RSA key of at least 2,048 bits. By default identity generates its own and stores it in its database. */
  JWT_PRIVATE_KEY: z
    .string()
    .transform(toPem)
    .refine(isSigningKey, 'Must be the PEM of an RSA private key of at least 2048 bits')
    .optional(),
  /**
   * How many calls per minute may hash a password: of all callers together, of one address (or one signed-in or known
   * user, wherever they are), and of one network, the /24 of IPv4 or the /48 of IPv6. Beyond that, the response is 429
   * with Retry-After.
   */
  HASHES_PER_MINUTE: wholeNumber(4, 1_000_000).default(600),
  HASHES_PER_MINUTE_ADDRESS: wholeNumber(1, 1_000_000).default(30),
  HASHES_PER_MINUTE_NETWORK: wholeNumber(1, 1_000_000).default(120),
  /** The percentage of the total that is reserved for devices on which the account was signed in before. */
  HASHES_KNOWN_PERCENT: wholeNumber(1, 90).default(25),
  BCRYPT_COST: wholeNumber(4, 15).default(11),
  /** Threads that hash passwords; by default all processors but one. */
  BCRYPT_WORKERS: wholeNumber(1, 64).default(Math.max(1, availableParallelism() - 1)),
  /**
   * The longest estimated wait of a password for a thread, and how many may wait at most. A call beyond either gets
   * 503, with the time until there is room as Retry-After. The wait has to be shorter than the gateway's timeout.
   */
  BCRYPT_WAIT_MS: wholeNumber(100, 60_000).default(5000),
  BCRYPT_QUEUE: wholeNumber(1, 10_000).default(512),
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;
