import { z } from 'zod';
import { FirstCalls } from './releases';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()).default([]) });
const Assets = z.object({ assets: z.object({ js: Files, css: Files }) });

/**
 * What registry and gateways read of a remote's manifest: that of Module Federation, which build-kit extends with
 * `tabs`, the further files of each tab, and `calls`, its first requests. Older builds have neither.
 */
export const RemoteManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(Assets),
  shared: z.array(Assets.extend({ name: z.string().max(200).optional() })).default([]),
  tabs: z.record(z.string(), z.array(z.string())).default({}),
  calls: z.record(z.string(), FirstCalls).default({}),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** The path of the script that is loaded first, relative to the release's folder. */
export function entryOf({ metaData }: Pick<RemoteManifest, 'metaData'>): string {
  const { path, name } = metaData.remoteEntry;
  return path ? `${path.replace(/\/$/, '')}/${name}` : name;
}

/** The first fault of a manifest with its path, as in `calls.overview.0: <sentence>`. */
export function firstFault({ issues: [issue] }: z.ZodError): string {
  return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
}
