import { z } from 'zod';
import { ServiceName, Subset } from '../gateway/service-names';
import { Id } from '../ids';
import { RemoteName } from '../permission-graph';
import { ApprovedArea } from '../registry/areas';
import { Outcome } from '../registry/outcomes';
import { FileHash, Release, ReleaseVersion } from '../registry/releases';
import { Role } from '../roles';

const Current = Release.omit({ federation: true, needs: true });
/**
 * The release of a rollout and its audience: administrators, the remote's team, and `weight` percent of the people with
 * one of `roles` (of all people, if `roles` is null). Until the rollout `isOpen`, only those of them get the release
 * whose keys are in `admitted`, and as many further ones as `room` allows.
 */
export const CurrentRollout = z.object({
  id: Id,
  release: Current,
  weight: z.number(),
  roles: z.array(Role).nullable(),
  /** Service → the subset of its targets that serves users of the release. */
  subsets: z.partialRecord(ServiceName, Subset).optional(),
  /** The members of the remote's team, who get the release first. */
  team: z.array(Id),
  isOpen: z.boolean(),
  admitted: z.array(z.string()),
  room: z.number().int(),
});
export type CurrentRollout = z.infer<typeof CurrentRollout>;

/**
 * `GET /internal/current`: the current release of each remote and the previous one, as far as the shell can load them.
 * The previous release is used when the shell cannot load the current one.
 */
export const CurrentReleases = z.array(
  Current.extend({
    previous: Current.optional(),
    /** A rollout of this release reached everybody less than a day ago. */
    isWatched: z.literal(true).optional(),
    rollout: CurrentRollout.optional(),
    /** The users who pinned a release. */
    pins: z.array(z.object({ person: Id, release: Current })).optional(),
    /** The reason why the remote is switched off for everybody. */
    switchedOff: z.string().optional(),
  }),
);
export type CurrentReleases = z.infer<typeof CurrentReleases>;

/** `GET /internal/areas`: the approved areas, sorted by name, with the URL of each area's service. */
export const ServedAreas = z.array(ApprovedArea.extend({ serviceUrl: z.string().nullable() }));
export type ServedAreas = z.infer<typeof ServedAreas>;

const ofRelease = { remote: RemoteName, version: ReleaseVersion };
/** A user; before signing in, a browser, whose id is chosen by itself and proves nothing. */
const VisitorFields = { person: Id, isSignedIn: z.boolean() };

/** `POST /internal/outcomes`: the outcome of a release for a person who got it. */
export const VisitorOutcome = Outcome.extend(VisitorFields);
export type VisitorOutcome = z.infer<typeof VisitorOutcome>;

/**
 * `POST /internal/admissions`: whether a person may be one of the few who get a release before the judge finds it good.
 */
export const AdmissionRequest = z.strictObject({ ...ofRelease, person: Id });
export type AdmissionRequest = z.infer<typeof AdmissionRequest>;
export const Admission = z.object({ isAdmitted: z.boolean() });

export const ReleaseKey = z.object({ name: RemoteName, version: ReleaseVersion });
/**
 * `GET /internal/releases/:name/:version`: any release, for pages that were opened with it. 404 when it does not exist.
 */
export const KnownRelease = Current;
export type KnownRelease = z.infer<typeof KnownRelease>;

/**
 * `GET /internal/files/:hash`: a released file with its compressed variants, encoded by service-kit. 404 when there is
 * none.
 */
export const FileKey = z.object({ hash: FileHash });
