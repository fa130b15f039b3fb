import { type AreaManifest, type AreaTab, areaDescription } from '@plaza/contracts/registry/areas';
import type { Release } from '@plaza/contracts/registry/releases';
import type { Answer, Client } from '@plaza/test-kit/http';
import { gzip, remotes } from './registry';
import { type Files, integrityOf, minimalFiles, releaseFixture, uploadOf } from './release';

export const areas = '/api/v1/registry/areas';
export const approvalOf = (area: string) => `${areas}/${area}/approval`;

export const tabFixture = (changes: Partial<AreaTab> = {}): AreaTab => ({
  id: 'loyalty_points',
  label: 'Points',
  icon: 'star',
  scopes: ['loyalty'],
  ...changes,
});

/** An area with a tab and a service. */
export const manifestFixture = (changes: Partial<AreaManifest> = {}): AreaManifest => ({
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [tabFixture()],
  service: { prefix: 'loyalty' },
  ...changes,
});

/** A release of an area, with its files. */
export function areaRelease(
  manifest: AreaManifest = manifestFixture(),
  changes: Partial<Release> = {},
): { readonly release: Release; readonly files: Files } {
  const files = { ...minimalFiles, [areaDescription]: JSON.stringify(manifest) };
  const tabs = manifest.tabs.map(({ id }) => id);
  const release = releaseFixture({ name: manifest.area, tabs, integrity: integrityOf(files), ...changes }, files);
  return { release, files };
}

/** Uploads a release of an area. */
export function publishArea<Body = unknown>(
  by: Client,
  manifest?: AreaManifest,
  changes?: Partial<Release>,
): Promise<Answer<Body>> {
  const { release, files } = areaRelease(manifest, changes);
  return by.post<Body>(`${remotes}/${release.name}/releases`, uploadOf(release, files), gzip);
}
