import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { AreaApproval } from '@plaza/contracts/registry/areas';
import { Conflict, InvalidInput, NotFound } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { AreaModel, type AreaRecord } from '../areas/area.model';
import { areaChanged } from '../areas/area-changed';
import { type ActAuthor, auditEntry } from '../audit';
import { checkedServiceAddress } from './service-address';

interface Decision {
  readonly set: Partial<AreaRecord>;
  readonly act: Pick<AuditedAct, 'action' | 'before' | 'after'>;
}

/**
 * Approves an area, or changes the address of an approved one.
 * @throws NotFound, InvalidInput for an unusable address, Conflict if a release has changed the area since it was seen
 */
export async function approveArea(
  name: string,
  { revision, serviceUrl }: AreaApproval,
  author: ActAuthor,
  { isProduction, now }: { readonly isProduction: boolean; readonly now: Date },
): Promise<void> {
  await decide(name, author, (area) => {
    if (area.state === 'removed') {
      throw new Conflict('area_removed', `${name} was removed. Its next release has it wait for approval again.`);
    }
    if (area.revision !== revision) {
      throw new Conflict('area_changed', 'A release has changed this area meanwhile. Please look at it again.');
    }
    const service = serviceOf(area, serviceUrl, isProduction);
    return {
      set: { state: 'approved', service, decidedAt: now, approval: area.approval ?? randomUUID() },
      act: { action: 'area.approve', before: shown(area), after: shown({ ...area, state: 'approved', service }) },
    };
  });
}

/** Removes an area and releases its claims. @throws NotFound if the area does not exist or was removed already */
export async function removeArea(name: string, author: ActAuthor, now: Date): Promise<void> {
  await decide(name, author, (area) => {
    if (area.state === 'removed') throw notFound();
    return {
      set: { state: 'removed', claims: [], approval: null, service: null, decidedAt: now },
      act: { action: 'area.remove', before: shown(area), after: null },
    };
  });
}

/** The approved prefix of an area, or else the one that its latest release asks for. */
function serviceOf(area: AreaRecord, url: string | undefined, isProduction: boolean): AreaRecord['service'] {
  const prefix = area.service?.prefix ?? (area.state === 'waiting' ? area.manifest.service?.prefix : undefined);
  if ((prefix === undefined) === (url === undefined)) {
    return prefix === undefined ? null : { prefix, url: checkedServiceAddress(String(url), isProduction) };
  }
  const message =
    prefix === undefined ? 'The area brings no service.' : "The address of the area's service is required.";
  throw new InvalidInput(message, [{ path: 'serviceUrl', message }]);
}

async function decide(name: string, author: ActAuthor, make: (area: AreaRecord) => Decision): Promise<void> {
  await retryOnConflict(async () => {
    const area = await AreaModel.findById(name).lean();
    if (!area) throw notFound();
    const { set, act } = make(area);
    const outbox = [
      areaChanged(name),
      // Gateways and open browsers fetch the releases of the area's remote again.
      outboxEntry('remotes.changed', { name, version: area.version }, { everyone: true }),
      auditEntry(author, { ...act, target: name }),
    ];
    const { modifiedCount } = await AreaModel.updateOne(
      { _id: name, revision: area.revision },
      { $set: set, $inc: { revision: 1 }, $push: { outbox: { $each: outbox } } },
    );
    return modifiedCount === 1 ? true : undefined;
  });
}

const notFound = () => new NotFound('area_not_found', 'There is no such area.');

/** The fields of an area that the audit records. */
const shown = ({ state, manifest, version, service }: AreaRecord) => ({
  state,
  title: manifest.title,
  tabs: manifest.tabs.map(({ id }) => id),
  version,
  ...(service ? { prefix: service.prefix, address: service.url } : {}),
});
