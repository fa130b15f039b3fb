import { z } from 'zod';

/** Ids are UUID strings. */
export const Id = z.uuid();
export const IdParams = z.strictObject({ id: Id });

/** An instant: UTC, ISO 8601. */
export const Instant = z.iso.datetime();
