import type { FieldError } from '@plaza/contracts/errors';
import { atMost, fieldName } from '@plaza/contracts/sentences';
import { Error as MongooseError } from 'mongoose';

/**
 * What a model refused of a write, field by field; undefined for any other error. Contract and model should agree, so
 * this says that one of them is wrong; the person can still mend what they sent.
 */
export function modelErrors(error: unknown): FieldError[] | undefined {
  if (error instanceof MongooseError.CastError) return [toFieldError(error.path, error)];
  if (!(error instanceof MongooseError.ValidationError)) return undefined;
  return Object.entries(error.errors).map(([path, refusal]) => toFieldError(path, refusal));
}

function toFieldError(path: string, refusal: MongooseError.ValidatorError | MongooseError.CastError): FieldError {
  const name = fieldName(path.split('.').filter((part) => !/^\d+$/.test(part)));
  if (refusal.kind === 'required') return { path, message: `${name} is required` };
  const { maxlength } = 'properties' in refusal ? (refusal.properties as { maxlength?: number }) : {};
  return { path, message: maxlength === undefined ? `${name} is not valid` : `${name} must ${atMost(maxlength)}` };
}
