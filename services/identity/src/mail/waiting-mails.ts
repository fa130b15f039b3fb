import { randomUUID } from 'node:crypto';
import { WaitingMailModel, type WaitingMailRecord } from './waiting-mail.model';

const dayMs = 24 * 3600 * 1000;

/** Stores a mail as claimed by its sender. If the sender's process dies, the claim expires after `claimMs`. */
export async function storeMail(
  { _id, encrypted, goodUntil }: { _id: string; encrypted: string; goodUntil?: Date },
  claimMs: number,
): Promise<WaitingMailRecord> {
  const createdAt = new Date();
  const tomorrow = createdAt.getTime() + dayMs;
  const expiresAt = new Date(Math.min(tomorrow, goodUntil?.getTime() ?? tomorrow));
  const claimed = { claim: randomUUID(), tries: 1, nextAt: fromNow(claimMs) };
  return (await WaitingMailModel.create({ _id, sealed: encrypted, ...claimed, createdAt, expiresAt })).toObject();
}

/**
 * Claims the mail that has been due longest. It is one atomic write, so that only one of several instances gets the
 * mail.
 */
export async function claimDueMail(claimMs: number): Promise<WaitingMailRecord | null> {
  const now = new Date();
  return WaitingMailModel.findOneAndUpdate(
    { nextAt: { $lte: now }, expiresAt: { $gt: now } },
    { $set: { claim: randomUUID(), nextAt: fromNow(claimMs) }, $inc: { tries: 1 } },
    { sort: { nextAt: 1 }, returnDocument: 'after' },
  ).lean<WaitingMailRecord>();
}

/** Ends the claim; any instance may claim the mail again at `nextAt`. */
export async function postponeMail({ _id, claim }: WaitingMailRecord, nextAt: Date): Promise<void> {
  await WaitingMailModel.updateOne({ _id, claim }, { nextAt });
}

export async function deleteMail({ _id }: WaitingMailRecord): Promise<void> {
  await WaitingMailModel.deleteOne({ _id });
}

export const fromNow = (ms: number): Date => new Date(Date.now() + ms);
