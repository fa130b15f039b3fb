import { InvalidInput } from '@plaza/service-kit/errors';
import { z } from 'zod';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Assets = z.object({ assets: z.object({ js: Files, css: Files }) });

/** The parts of a Module Federation manifest that list what browsers load. */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(Assets),
  shared: z.array(Assets.extend({ name: z.string().max(200).optional() })),
});

/** The scripts and styles that a manifest lists, and the packages that its remote shares with the shell. */
export interface ManifestContent {
  readonly files: readonly string[];
  readonly shared: string[];
}

/**
 * Parses a manifest.
 * @throws InvalidInput if it is not a manifest of a remote
 */
export function readManifest(name: string, bytes: Buffer): ManifestContent {
  const { metaData, exposes, shared } = parseManifest(name, bytes);
  const { path, name: entry } = metaData.remoteEntry;
  const loaded = [...exposes, ...shared].flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  const files = [path ? `${path.replace(/\/$/, '')}/${entry}` : entry, ...loaded];
  return { files, shared: shared.flatMap((one) => one.name ?? []).sort() };
}

function parseManifest(name: string, bytes: Buffer): z.infer<typeof Manifest> {
  try {
    return Manifest.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    const isOurs = error instanceof SyntaxError || error instanceof z.ZodError;
    if (!isOurs) throw error;
    throw new InvalidInput(`${name} is no manifest of a remote.`, undefined, 'manifest_broken');
  }
}
