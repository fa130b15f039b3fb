import type { UserRecord } from './user.model';

/** The fields of a user that administrators see and write in a form. */
export const formFields = [
  'firstName',
  'lastName',
  'role',
  'isActive',
  'emailVerified',
  'companyName',
  'contractorId',
  'isAdmin',
] as const satisfies readonly (keyof UserRecord)[];

/**
 * The timestamp option for a write of these fields. If no field of the form is written, `updatedAt` stays, so that a
 * form that somebody has open can still be saved.
 */
export const timestampsOf = (written: object): { timestamps: boolean } => ({
  timestamps: formFields.some((field) => field in written),
});

/** The same option for a write of fields that no form has. */
export const keepTimestamps = { timestamps: false } as const;
