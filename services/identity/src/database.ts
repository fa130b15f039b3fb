import { migrationModelOf } from '@plaza/service-kit/migrations/run-migrations';
import { inboxOf } from '@plaza/service-kit/outbox/consume';
import mongoose from 'mongoose';

/** Identity's own database. The models are bound to it; starting the service opens it. */
export const database = mongoose.createConnection();

inboxOf(database);
migrationModelOf(database);
