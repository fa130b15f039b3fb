import { isBuiltInRemote } from '@plaza/contracts/permission-graph';
import { AreaManifest, areaDescription } from '@plaza/contracts/registry/areas';
import type { Release } from '@plaza/contracts/registry/releases';
import { parse } from '@plaza/service-kit/errors';
import { jsonIn } from '../json-in';
import { uploadError } from './upload-error';

/**
 * Reads the area manifest of a release; undefined for built-in remotes.
 * @param read returns a file of the release
 * @throws InvalidInput if the manifest is missing or invalid
 */
export async function areaOfRelease(
  { name, tabs, integrity }: Release,
  read: (file: string) => Promise<Buffer>,
): Promise<AreaManifest | undefined> {
  const isDescribed = Object.hasOwn(integrity, areaDescription);
  if (isBuiltInRemote(name)) {
    if (!isDescribed) return undefined;
    throw uploadError(
      'area_of_platform',
      `${name} is part of the platform, so its release holds no ${areaDescription}.`,
    );
  }
  if (!isDescribed) {
    throw uploadError(
      'area_missing',
      `${name} is not part of the platform: its release has to list an ${areaDescription}.`,
    );
  }
  const manifest = parse(AreaManifest, jsonIn(await read(areaDescription), areaDescription));
  if (manifest.area !== name) {
    throw uploadError('area_of_another_remote', `${areaDescription} is of ${manifest.area}, not of ${name}.`);
  }
  const ids = manifest.tabs.map(({ id }) => id);
  if (tabs.length !== ids.length || !ids.every((id) => tabs.includes(id))) {
    const sentence = `release.json has the tabs ${tabs.join(', ')}, and ${areaDescription} ${ids.join(', ')}.`;
    throw uploadError('area_tabs_differ', sentence);
  }
  return manifest;
}
