import { z } from 'zod';
import { limits } from './limits';
import { atMost, must } from './sentences';

/**
 * One word of lower-case letters, digits and what `joint` allows between them, such as `loyalty_points`. No word is the
 * name of what every object has, so that each is safe as the name of a field.
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

// Without arguments, so that bundlers leave the schemas that are made of them out of browsers.
export const tabSlug = () => slug(limits.tabId, '_');
export const scopeSlug = () => slug(limits.tabId, '-');
export const remoteSlug = () => slug(limits.areaName);
