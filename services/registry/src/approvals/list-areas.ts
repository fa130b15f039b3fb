import type { ServedAreas } from '@plaza/contracts/internal/registry';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Area, AreaManifest } from '@plaza/contracts/registry/areas';
import { NotFound } from '@plaza/service-kit/errors';
import { AreaModel, type AreaRecord } from '../areas/area.model';
import { areTabsClaimed } from '../areas/claims';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';
import { TeamModel } from '../teams/team.model';

interface Said {
  readonly manifest: AreaManifest;
  readonly version: string;
}

/** Every area that is not built in, by name. */
export async function listAreas(): Promise<Area[]> {
  const areas = await AreaModel.find().sort({ _id: 1 }).lean();
  const [inForce, teams] = await Promise.all([
    saidByCurrent(areas.filter(({ state }) => state === 'approved')),
    TeamModel.find({ remotes: { $in: areas.map(({ _id }) => _id) } }, { name: 1, remotes: 1 }).lean(),
  ]);
  return areas.map((area) => {
    const said = inForce.get(area._id);
    return {
      ...(said ? withApprovedPrefix(area, said.manifest) : area.manifest),
      state: area.state,
      serviceUrl: area.service?.url ?? null,
      version: said?.version ?? area.version,
      team: teams.find(({ remotes }) => remotes.includes(area._id))?.name ?? null,
      requestedAt: area.requestedAt.toISOString(),
      decidedAt: area.decidedAt?.toISOString() ?? null,
      revision: area.revision,
    };
  });
}

/** @throws NotFound */
export async function findArea(name: RemoteName): Promise<Area> {
  const found = (await listAreas()).find(({ area }) => area === name);
  if (!found) throw new NotFound('area_not_found', 'There is no such area.');
  return found;
}

/** The approved areas, as sent to gateways and identity. */
export async function servedAreas(): Promise<ServedAreas> {
  const areas = await AreaModel.find({ state: 'approved' }).sort({ _id: 1 }).lean();
  const inForce = await saidByCurrent(areas);
  return areas.map((area) => ({
    ...withApprovedPrefix(area, inForce.get(area._id)?.manifest ?? area.manifest),
    approval: area.approval ?? '',
    serviceUrl: area.service?.url ?? null,
  }));
}

/** Replaces the prefix of a release's manifest with the approved one. */
function withApprovedPrefix({ service }: AreaRecord, { service: _, ...said }: AreaManifest): AreaManifest {
  return { ...said, ...(service ? { service: { prefix: service.prefix } } : {}) };
}

/**
 * The manifests of the areas' current releases. An area is missing if it has no current release, or if that release
 * predates a removal of the area and has tabs or scopes that the area has not claimed since: its latest release counts
 * then.
 */
async function saidByCurrent(areas: readonly AreaRecord[]): Promise<ReadonlyMap<string, Said>> {
  const names = areas.map(({ _id }) => _id);
  const pointers = await RemotePointerModel.find({ _id: { $in: names }, current: { $ne: null } }).lean();
  if (pointers.length === 0) return new Map();
  const wanted = pointers.map(({ _id: name, current: version }) => ({ name, version }));
  const releases = await ReleaseModel.find({ $or: wanted }, { name: 1, version: 1, area: 1 }).lean();
  const said = releases.flatMap(({ name, version, area: manifest }) => {
    const claims = areas.find(({ _id }) => _id === name)?.claims ?? [];
    return manifest && areTabsClaimed(claims, manifest) ? [[name, { manifest, version }] as const] : [];
  });
  return new Map(said);
}
