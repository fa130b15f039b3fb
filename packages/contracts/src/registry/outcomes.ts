import { z } from 'zod';
import { RemoteName } from '../permission-graph';
import { untrimmedText } from '../text';
import { reportedKinds } from './outcome-kinds';
import { ReleaseVersion } from './releases';

const Milliseconds = z.number().int().min(0).max(600_000);

/** The web vitals of the page so far: in milliseconds, except for `cls`, which has no unit. */
export const WebVitals = z.strictObject({
  ttfb: Milliseconds.optional(),
  fcp: Milliseconds.optional(),
  lcp: Milliseconds.optional(),
  inp: Milliseconds.optional(),
  cls: z.number().min(0).max(1000).optional(),
});
export type WebVitals = z.infer<typeof WebVitals>;

/**
 * A person's first experience with a release: it rendered; it could not be loaded; the previous version was loaded
 * instead; a render error reached an error boundary; or an error of the release remained uncaught. `loadMs`: from the
 * request for the remote to its first component. `trace`: the id of a request or an error, for the evidence.
 */
export const Outcome = z.strictObject({
  remote: RemoteName,
  version: ReleaseVersion,
  outcome: z.enum(reportedKinds),
  loadMs: Milliseconds.optional(),
  vitals: WebVitals.optional(),
  trace: untrimmedText(64).optional(),
});
export type Outcome = z.infer<typeof Outcome>;
