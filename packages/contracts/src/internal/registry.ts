import { z } from 'zod';
import { ServiceName, Subset } from '../gateway/configuration';
import { Id } from '../ids';
import { RemoteName } from '../permission-graph';
import { ApprovedArea } from '../registry/areas';
import { Outcome } from '../registry/outcomes';
import { FileHash, Release, ReleaseVersion } from '../registry/releases';
import { Role } from '../roles';

/** What the registry tells the gateway and identity, over the private network only. */
export const registryInternal = {
  currentPath: '/internal/current',
  releasePath: '/internal/releases/:name/:version',
  filePath: '/internal/files/:hash',
  outcomesPath: '/internal/outcomes',
  admissionsPath: '/internal/admissions',
  areasPath: '/internal/areas',
  providesPath: '/internal/provides',
} as const;

const Current = Release.omit({ federation: true, needs: true });
/**
 * The release of a rollout, and who is given it: administrators and the remote's team, and of the people of `roles`
 * (all, without) those below `weight` percent. Until it `isOpen`, of all these those alone who are admitted, by their
 * keys, and of further ones as many as there is room for.
 */
export const CurrentRollout = z.object({
  id: Id,
  release: Current,
  weight: z.number(),
  roles: z.array(Role).nullable(),
  /** Service → the subset of its targets that answers users of the release. */
  subsets: z.partialRecord(ServiceName, Subset).optional(),
  /** The members of the remote's team, whom it meets first. */
  team: z.array(Id),
  isOpen: z.boolean(),
  admitted: z.array(z.string()),
  room: z.number().int(),
});
export type CurrentRollout = z.infer<typeof CurrentRollout>;

/**
 * `GET /internal/current`: the current release of each remote, with the one before, as far as the shell can load them;
 * the one before takes the place of a current one that it cannot load.
 */
export const CurrentReleases = z.array(
  Current.extend({
    previous: Current.optional(),
    /** It reached everybody less than a day ago, by a rollout. */
    isWatched: z.literal(true).optional(),
    rollout: CurrentRollout.optional(),
    /** Who chose a release of their own. */
    pins: z.array(z.object({ person: Id, release: Current })).optional(),
    /** Why nobody may load the remote. */
    switchedOff: z.string().optional(),
  }),
);
export type CurrentReleases = z.infer<typeof CurrentReleases>;

/** `GET /internal/areas`: the areas that were approved, by name, and where the requests to their services go. */
export const ServedAreas = z.array(ApprovedArea.extend({ serviceUrl: z.string().nullable() }));
export type ServedAreas = z.infer<typeof ServedAreas>;

const ofRelease = { remote: RemoteName, version: ReleaseVersion };
/** A user, or before signing in a browser: its id is its own choice, and proves nothing. */
const VisitorFields = { person: Id, isSignedIn: z.boolean() };

/** `POST /internal/outcomes`: how a release did for a person who is given it. */
export const VisitorOutcome = Outcome.extend(VisitorFields);
export type VisitorOutcome = z.infer<typeof VisitorOutcome>;

/** `POST /internal/admissions`: whether a person may be one of the few whom a release meets before it is found good. */
export const AdmissionRequest = z.strictObject({ ...ofRelease, person: Id });
export type AdmissionRequest = z.infer<typeof AdmissionRequest>;
export const Admission = z.object({ isAdmitted: z.boolean() });

export const ReleaseKey = z.object({ name: RemoteName, version: ReleaseVersion });
/**
 * `GET /internal/releases/:name/:version`: any release, for pages that were opened with it. 404 where there is none.
 */
export const KnownRelease = Current;
export type KnownRelease = z.infer<typeof KnownRelease>;

/**
 * `GET /internal/files/:hash`: a released file with its compressed forms, packed by service-kit. 404 where there is
 * none.
 */
export const FileKey = z.object({ hash: FileHash });
