import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type DeployVerb, deployVerbs } from '@plaza/contracts/registry/deploy-verbs';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** A token of a team; only its hash is stored. `hash`: SHA-256, in hex. */
export interface TeamTokenRecord {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly remotes: readonly RemoteName[];
  readonly verbs: readonly DeployVerb[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** A team with everything that it owns, so that each change is one write. Removed teams are kept, but own nothing. */
export interface TeamRecord {
  readonly _id: string;
  readonly name: string;
  readonly remotes: readonly RemoteName[];
  readonly members: readonly string[];
  /** The current key first. */
  readonly keys: readonly { readonly id: string; readonly publicKey: string; readonly addedAt: Date }[];
  readonly tokens: readonly TeamTokenRecord[];
  readonly revision: number;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  readonly outbox?: readonly OutboxEntry[];
}

const tokenSchema = new Schema<TeamTokenRecord>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true, maxlength: limits.tokenName },
    hash: { type: String, required: true },
    remotes: { type: [String], required: true },
    verbs: { type: [{ type: String, enum: deployVerbs }], required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
  },
  { _id: false, id: false },
);

const keySchema = new Schema<TeamRecord['keys'][number]>(
  {
    id: { type: String, required: true },
    publicKey: { type: String, required: true, maxlength: 100 },
    addedAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const teamSchema = new Schema<TeamRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    name: { type: String, required: true, maxlength: limits.name },
    remotes: [String],
    members: [String],
    keys: [keySchema],
    tokens: [tokenSchema],
    revision: { type: Number, default: 1 },
    createdAt: { type: Date, default: () => new Date() },
    removedAt: { type: Date, default: null },
    outbox: outboxField,
  },
  { versionKey: false },
);
export const teamNameIndex = 'one_team_of_a_name';
teamSchema.index(
  { name: 1 },
  {
    name: teamNameIndex,
    unique: true,
    partialFilterExpression: { removedAt: null },
    collation: { locale: 'en', strength: 2 },
  },
);
// A remote belongs to one team. Teams without remotes are left out of the index, which would treat their missing values
// as equal remotes.
teamSchema.index({ remotes: 1 }, { unique: true, partialFilterExpression: { 'remotes.0': { $exists: true } } });
teamSchema.index({ 'tokens.hash': 1 });
teamSchema.index(...outboxIndex);

export const TeamModel = database.model<TeamRecord>('Team', teamSchema, 'teams');
