import type { TabPermissionVersion } from '@plaza/contracts/identity/tab-permissions';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { Role } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { pendingAuditField, pendingAuditIndex, type StoredAuditRecord } from '../audit/records/pending-audit';
import { database } from '../database';

/** A save of the tabs in effect, with the changes that an undo reverts. */
export interface VersionRecord {
  version: number;
  at: Date;
  /** Null when temporary tabs expired, or when tabs of an area no longer exist. */
  actorId: string | null;
  kind: TabPermissionVersion['kind'];
  changes: { role: Role; before: TabId[]; after: TabId[] }[];
  until: Date | null;
}

/** Temporary tabs of a role: when they expire, the tabs before them, and who set them. */
export interface TemporaryTabsRecord {
  role: Role;
  until: Date;
  before: TabId[];
  by: { id: string; role: Role };
}

/** One document for all roles, so that one write saves tabs, version, event and audit record. */
export interface TabPermissionsRecord {
  _id: string;
  permissions: TabPermissions;
  defaultPermissions: TabPermissions;
  version: number;
  /** The areas that are not built in. Roles have only built-in tabs and tabs of these areas. */
  areas?: ApprovedArea[];
  history?: VersionRecord[];
  temporary?: TemporaryTabsRecord[];
  outbox?: OutboxEntry[];
  pendingAudit?: StoredAuditRecord[];
}

const schema = new Schema<TabPermissionsRecord>(
  {
    _id: { type: String, required: true },
    permissions: { type: Schema.Types.Mixed, required: true },
    defaultPermissions: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    areas: { type: [Schema.Types.Mixed], default: undefined },
    history: { type: [Schema.Types.Mixed], default: undefined },
    temporary: { type: [Schema.Types.Mixed], default: undefined },
    outbox: outboxField,
    pendingAudit: pendingAuditField,
  },
  { minimize: false },
);
schema.index(...outboxIndex);
schema.index(...pendingAuditIndex);

/** How many of its latest versions the document stores. */
export const maxVersions = 50;

export const tabPermissionsCollection = 'tab_permissions';
export const TabPermissionsModel = database.model('TabPermissions', schema, tabPermissionsCollection);
