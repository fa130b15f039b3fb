import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import { RemoteName } from '../permission-graph';
import { atMost, atMostEntries, must } from '../sentences';
import { TabId } from '../tabs';
import { untrimmedText } from '../text';
import { AreaManifest } from './areas';
import { ReleaseNeeds } from './needs';
import { PastRollout, RolloutStatus, SwitchedOff } from './rollouts';
import * as registryRoutes from './routes';
import { SignatureEnvelope } from './signatures';

export { remoteContract } from '../remote-contract';

export const ReleaseVersion = z
  .string()
  .max(64)
  .regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/, must('be a version like 1.4.0-3fa91c20'));

/** The limits of an upload: packed and unpacked bytes, number of files, and bytes per file. */
export const uploadLimits = {
  packedBytes: 20 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  files: 500,
  fileBytes: 5 * 1024 * 1024,
} as const;

/** The file of an upload that describes the release; browsers never load it. */
export const releaseDescription = 'release.json';

/** The path of a file, relative to the release's folder and never outside of it. */
export const ReleaseFile = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[\w@][\w@.~+/-]*$/, must("be a file in the release's folder"));

/** The SHA-384 hash of a file, in the format of `integrity` attributes. */
export const FileHash = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/, must('be a sha384 like those of integrity'));

/** File → its hash, for every file that browsers load, including the manifest. */
export const Integrity = z.record(ReleaseFile, FileHash);
export type Integrity = z.infer<typeof Integrity>;

/**
 * One immutable build of a remote. `federation`: the version of @module-federation/enhanced that built it; `needs`:
 * what it was built against, which older builds do not record.
 */
export const Release = z.strictObject({
  name: RemoteName,
  version: ReleaseVersion,
  contract: z.number().int(),
  federation: untrimmedText(32),
  tabs: z.array(TabId),
  manifest: ReleaseFile,
  integrity: Integrity,
  needs: ReleaseNeeds.optional(),
});
export type Release = z.infer<typeof Release>;

/** The script that a remote's manifest loads first. */
const remoteEntry = /(^|\/)remoteEntry(\.\w+)?\.js$/;

/**
 * A sentence that names a missing hash that every release must have; undefined if none is missing. Whether each file
 * has a hash can only be checked with the files at hand, which build and gateway do.
 */
export function findMissingHash({ manifest, integrity }: Pick<Release, 'manifest' | 'integrity'>): string | undefined {
  const files = Object.keys(integrity);
  if (!files.includes(manifest)) return `Integrity must hold the hash of the manifest, ${manifest}`;
  if (!files.some((file) => remoteEntry.test(file))) return 'Integrity must hold the hash of the remoteEntry script';
  return undefined;
}

/** A release as it is uploaded. Stored releases from before manifests were hashed remain, but are no longer loaded. */
export const NewRelease = Release.superRefine((release, ctx) => {
  const tooMany = Object.keys(release.integrity).length > uploadLimits.files;
  const message = tooMany ? `A release has ${uploadLimits.files} files at most` : findMissingHash(release);
  if (message) ctx.addIssue({ code: 'custom', path: ['integrity'], message });
});

/** URLs of this origin that a tab requests first, usually of its own area. */
export const FirstCalls = z
  .array(
    z
      .string()
      .startsWith('/api/v1/', must('start with /api/v1/'))
      .max(200, must(atMost(200))),
  )
  .max(8, must(atMostEntries(8)));

/**
 * What the shell needs to load a remote. `entry`: the URL of its first script, whose folder contains the other files;
 * `first`: the files that are needed whichever tab is opened; `tabFiles`: the additional files of each tab; `tabCalls`:
 * the first requests of each tab; `integrity`: the hashes of all these files (the entry contains the hashes of the
 * others); `previous`: the version before.
 */
export const RemoteDescriptor = z.object({
  name: RemoteName,
  tabs: z.array(TabId),
  version: z.string(),
  entry: z.string(),
  first: z.array(ReleaseFile).optional(),
  tabFiles: z.record(TabId, z.array(ReleaseFile)).optional(),
  tabCalls: z.record(TabId, FirstCalls).optional(),
  integrity: Integrity,
  contract: z.number().int(),
  previous: z.object({ version: z.string(), entry: z.string(), integrity: Integrity }).optional(),
  /**
   * The version is in a rollout, is stable while another one is, or is watched for a day after its rollout: all its
   * outcomes are reported.
   */
  watched: z.literal(true).optional(),
  /** This user has pinned the release. */
  pinned: z.literal(true).optional(),
  /** The sentence that the tab shows because the remote is switched off; nothing of the remote is loaded. */
  switchedOff: z.string().optional(),
});
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>;

/** `GET /api/v1/remotes` of the gateway: the remotes of this caller; without a session at most `auth`. */
export const Remotes = z.array(RemoteDescriptor);

/**
 * `by`: a user's id, or the name of the deployment. `bytes`: the total size of its files as browsers download them.
 * `shared`: the packages that it uses from the shell.
 */
export const Published = z.object({ by: z.string(), bytes: z.number().int(), shared: z.array(z.string()) });
export type Published = z.infer<typeof Published>;

/** A release as the registry accepted it: with its signature, if it has one, and the manifest of its area. */
export const ListedRelease = Release.omit({ needs: true }).extend({
  releasedAt: Instant,
  signature: SignatureEnvelope.optional(),
  /** What the upload check recorded; absent for earlier releases. */
  published: Published.optional(),
  area: AreaManifest.optional(),
});
export type ListedRelease = z.infer<typeof ListedRelease>;

/**
 * A release in the list of its remote, which is fetched every few seconds: without the fields that only checks need.
 */
export const ReleaseSummary = ListedRelease.omit({ integrity: true, signature: true }).extend({
  isSigned: z.boolean(),
});
export type ReleaseSummary = z.infer<typeof ReleaseSummary>;

export const RemoteState = z.object({
  name: RemoteName,
  current: z.string().nullable(),
  previous: z.string().nullable(),
  releases: z.array(ReleaseSummary),
  rollout: RolloutStatus.nullable(),
  pastRollouts: z.array(PastRollout),
  /**
   * The releases that all users received, and since when; the latest comes last. `rolledBack`: the release before, if
   * this one came with its rollback; older registries do not record that.
   */
  history: z.array(z.object({ version: z.string(), at: Instant, rolledBack: z.string().optional() })).optional(),
  switchedOff: z.array(SwitchedOff),
  /** Nobody receives this remote yet, as its area has not been approved. */
  waitsForApproval: z.literal(true).optional(),
});
export type RemoteState = z.infer<typeof RemoteState>;

const FileHashes = z.array(FileHash).max(uploadLimits.files);
export const MissingFiles = z.object({ missing: FileHashes });

const ofRemote = z.strictObject({ name: RemoteName });

export const releaseCalls = {
  remoteStates: call(registryRoutes.remoteStates, {
    summary: 'Every remote with its releases and the current one.',
    access: { roles: ['admin_high'] },
    answer: z.array(RemoteState),
  }),
  remoteState: call(registryRoutes.remoteState, {
    summary: 'One remote with its releases, the current one, and the running rollout.',
    access: { deployer: 'read' },
    params: ofRemote,
    answer: RemoteState,
  }),
  missingFiles: call(registryRoutes.missingFiles, {
    summary: 'Which of these files an upload has to include, because the registry has no sound copy of them.',
    access: { deployer: 'publish' },
    params: ofRemote,
    body: z.strictObject({ hashes: FileHashes }),
    answer: MissingFiles,
  }),
  addRelease: call(registryRoutes.addRelease, {
    summary:
      'Upload a release: a tar.gz of release.json, of release.dsse.json if the team has a key, and of the files that ' +
      'the registry lacks, each with its .br and .gz form if it has one. Repeating the upload answers the same.',
    access: { deployer: 'publish' },
    reauthentication: true,
    status: 201,
    params: ofRemote,
    upload: { types: ['application/gzip'], maxBytes: uploadLimits.packedBytes },
    answer: ListedRelease,
  }),
  setCurrentRelease: call(registryRoutes.setCurrentRelease, {
    summary: 'Make a release the current one. Open browsers are notified at once.',
    access: { deployer: 'rollout' },
    reauthentication: true,
    params: ofRemote,
    body: z.strictObject({ version: ReleaseVersion }),
    answer: RemoteState,
  }),
} as const;
