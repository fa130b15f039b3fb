import { InvalidInput } from '@plaza/service-kit/errors';
import { z } from 'zod';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Assets = z.object({ assets: z.object({ js: Files, css: Files }) });

/** What a manifest of Module Federation says that browsers load. */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(Assets),
  shared: z.array(Assets),
});

/**
 * The scripts and styles that a manifest leads to.
 * @throws InvalidInput where it is no manifest
 */
export function manifestFiles(name: string, bytes: Buffer): string[] {
  const { metaData, exposes, shared } = parseManifest(name, bytes);
  const { path, name: entry } = metaData.remoteEntry;
  const loaded = [...exposes, ...shared].flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  return [path ? `${path.replace(/\/$/, '')}/${entry}` : entry, ...loaded];
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
