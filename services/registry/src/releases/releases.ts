import { isDeepStrictEqual } from 'node:util';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { AreaManifest } from '@plaza/contracts/registry/areas';
import type { ListedRelease, Published, Release, ReleaseSummary } from '@plaza/contracts/registry/releases';
import type { SignatureEnvelope } from '@plaza/contracts/registry/signatures';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { type ActAuthor, auditEntry } from '../audit';
import { markUsedUpdate } from '../last-use';
import { ReleaseModel, type ReleaseRecord } from './release.model';

/** A release with everything that is stored about it. */
export type Released = ListedRelease & Pick<Release, 'needs'>;

/** The author of a release, the team, the signature, and the manifest of an area that is not built in. */
export interface Publication {
  readonly author: ActAuthor;
  readonly team: string | undefined;
  readonly signature: SignatureEnvelope | undefined;
  readonly published: Published;
  readonly area: AreaManifest | undefined;
  readonly now: Date;
}

/**
 * Registers a release whose files are stored already; it never changes afterwards. Registering the same release again
 * returns it.
 * @throws Conflict if the version exists with other content
 */
export async function addRelease(release: Release, publication: Publication): Promise<ListedRelease> {
  const integrity = Object.entries(release.integrity).map(([file, hash]) => ({ file, hash }));
  const { signature, published, area, now } = publication;
  const { needs, ...described } = release;
  const beside = { published, ...(signature ? { signature } : {}), ...(area ? { area } : {}) };
  try {
    const created = await ReleaseModel.create({
      ...described,
      ...beside,
      integrity,
      outbox: [publishedAct(release, publication)],
      usedAt: now,
      ...(needs ? { needs: JSON.stringify(needs) } : {}),
    });
    return listed(toReleased(created.toObject()));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const existing = await useRelease(release.name, release.version, now);
  const { releasedAt, signature: _signature, published: _published, area: _area, ...content } = existing;
  if (isDeepStrictEqual(content, release)) return listed(existing);
  throw new Conflict(
    'release_exists',
    `${release.name} ${release.version} was released with other content; a release never changes, take a new version.`,
  );
}

const publishedAct = ({ name, version }: Release, { author, team, signature }: Publication) =>
  auditEntry(author, {
    target: name,
    action: 'release.publish',
    before: null,
    after: { version, signed: signature !== undefined, ...(team ? { team } : {}) },
  });

/** @throws NotFound */
export async function findRelease(name: RemoteName, version: string): Promise<Released> {
  const found = await ReleaseModel.findOne({ name, version }).lean();
  if (!found) throw new NotFound('release_not_found', `There is no release ${version} of ${name}.`);
  return toReleased(found);
}

/**
 * Finds a release and marks it as used, because it is about to be given to people or still is.
 * @throws NotFound
 */
export async function useRelease(name: RemoteName, version: string, now: Date): Promise<Released> {
  const [old, mark] = markUsedUpdate(now);
  await ReleaseModel.updateOne({ name, version, ...old }, mark);
  return findRelease(name, version);
}

/** Every release, newest first. */
export async function listReleases(): Promise<ReleaseSummary[]> {
  const found = await ReleaseModel.find()
    .select('-integrity -needs -signature.payload -signature.signatures -usedAt -outbox')
    .sort({ releasedAt: -1, _id: 1 })
    .lean<Omit<ReleaseRecord, 'integrity' | 'needs' | 'usedAt' | 'outbox'>[]>();
  return found.map(({ _id, releasedAt, signature, ...release }) => ({
    ...release,
    isSigned: signature !== undefined,
    releasedAt: releasedAt.toISOString(),
  }));
}

/** The existing releases among the wanted ones. */
export async function findReleases(wanted: readonly { name: RemoteName; version: string }[]): Promise<Released[]> {
  if (wanted.length === 0) return [];
  const found = await ReleaseModel.find({ $or: wanted.map(({ name, version }) => ({ name, version })) }).lean();
  return found.map(toReleased);
}

const listed = ({ needs, ...release }: Released): ListedRelease => release;

function toReleased({ _id, integrity, needs, releasedAt, usedAt, outbox, ...release }: ReleaseRecord): Released {
  return {
    ...release,
    ...(needs ? { needs: JSON.parse(needs) } : {}),
    integrity: Object.fromEntries(integrity.map(({ file, hash }) => [file, hash])),
    releasedAt: releasedAt.toISOString(),
  };
}
