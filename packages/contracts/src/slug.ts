import { z } from 'zod';
import { limits } from './limits';
import { atMost, must } from './sentences';

/**
 * A word of lower-case letters and digits, with single `joint` characters between them, such as `loyalty_points`. Names
 * of Object.prototype's properties are refused, so that every slug is safe as a field name.
 */
export const slug = (max: number, joint: '' | '_' | '-' = '') =>
  z
    .string()
    .min(2, must('have at least 2 characters'))
    .max(max, must(atMost(max)))
    .regex(patterns[joint], must(rules[joint]))
    .refine((text) => text !== 'constructor', must('be another word'));

const patterns = { '': /^[a-z][a-z0-9]*$/, _: /^[a-z](?:_?[a-z0-9])*$/, '-': /^[a-z](?:-?[a-z0-9])*$/ } as const;

const letters = 'begin with a lower-case letter, and hold lower-case letters and digits';
const rules = {
  '': letters,
  _: `${letters}, with single underscores between them`,
  '-': `${letters}, with single hyphens between them`,
} as const;

// Functions without arguments, so that bundlers can drop the schemas made with them from browser bundles.
/** The id of a tab, such as `value_accounts`. */
export const tabSlug = () => slug(limits.tabId, '_');
/** The name of a scope, such as `two-factor`. */
export const scopeSlug = () => slug(limits.tabId, '-');
/** The name of a remote or an area: letters alone, such as `loyalty`. */
export const remoteSlug = () => slug(limits.areaName);
