import { type Release, remoteContract } from '@plaza/contracts/registry/releases';
import { sha384 } from '@plaza/service-kit/releases/file-encodings';
import { archiveOf, type Entry } from './archive';

export const shellFederation = '2.9.2';
export const entryFile = 'assets/remoteEntry.3fa91c20.js';
export const chunk = 'assets/tabs.11.js';

/** A manifest that lists these chunks, as Module Federation writes it. */
export function manifestOf(chunks: readonly string[] = [chunk], entry = entryFile): string {
  const none = { sync: [], async: [] };
  const [path = '', name = ''] = entry.split(/\/(?=[^/]+$)/);
  return JSON.stringify({
    metaData: { remoteEntry: { name, path } },
    exposes: [{ assets: { js: { sync: chunks, async: [] }, css: none } }],
    shared: [],
  });
}

export const minimalFiles: Readonly<Record<string, string>> = {
  [chunk]: 'tabs',
  'mf-manifest.json': manifestOf(),
  [entryFile]: 'entry',
};

export type Files = Readonly<Record<string, string | Buffer>>;

export const hash = (content: string | Buffer) => sha384(Buffer.from(content));
export const integrityOf = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file, hash(content)]));

/** A release of finance that is compatible with the shell of these tests. */
export function releaseFixture(changes: Partial<Release> = {}, files: Files = minimalFiles): Release {
  return {
    name: 'finance',
    version: '1.0.0',
    contract: remoteContract,
    federation: shellFederation,
    tabs: ['overview', 'finance_manager'],
    manifest: 'mf-manifest.json',
    integrity: integrityOf(files),
    ...changes,
  };
}

export const described = (release: unknown): Entry => ({ path: 'release.json', content: JSON.stringify(release) });
export const entriesOf = (files: Files): Entry[] => Object.entries(files).map(([path, content]) => ({ path, content }));

/** The archive that is uploaded for a release: its description and its files. */
export const uploadOf = (release: unknown = releaseFixture(), files: Files = minimalFiles): Buffer =>
  archiveOf([described(release), ...entriesOf(files)]);
