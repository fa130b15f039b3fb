import { entryOf, firstFault, RemoteManifest } from '@plaza/contracts/registry/manifest';
import { issueSentence } from '@plaza/service-kit/validation/issue-sentence';
import { uploadError } from './upload-error';

/** The scripts and styles that a manifest lists, and the packages that its remote shares with the shell. */
export interface ManifestContent {
  readonly files: readonly string[];
  readonly shared: string[];
}

/**
 * Parses a manifest as gateways do.
 * @param name its name in the error's sentence
 * @throws InvalidInput if it is not a manifest of a remote, with the path of its first fault
 */
export function readManifest(name: string, bytes: Buffer): ManifestContent {
  const manifest = parseManifest(name, bytes);
  const { exposes, shared, tabs } = manifest;
  const loaded = [...exposes, ...shared].flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  const files = [entryOf(manifest), ...loaded, ...Object.values(tabs).flat()];
  return { files, shared: shared.flatMap((one) => one.name ?? []).sort() };
}

function parseManifest(name: string, bytes: Buffer): RemoteManifest {
  const parsed = RemoteManifest.safeParse(jsonOf(name, bytes), { error: issueSentence });
  if (parsed.success) return parsed.data;
  throw broken(`${name} is no manifest of a remote. ${firstFault(parsed.error)}.`);
}

function jsonOf(name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw broken(`${name} is not valid JSON.`);
    throw error;
  }
}

const broken = (sentence: string) => uploadError('manifest_broken', sentence);
