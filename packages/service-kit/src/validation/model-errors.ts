import type { FieldError } from '@plaza/contracts/errors';
import { atMost, fieldName } from '@plaza/contracts/sentences';
import { Error as MongooseError } from 'mongoose';

/**
 * The fields of a write that the model rejected; undefined for any other error. As contract and model should agree,
 * this means that one of them is wrong; the caller can still correct the input.
 */
export function modelErrors(error: unknown): FieldError[] | undefined {
  if (error instanceof MongooseError.CastError) return [toFieldError(error.path, error)];
  if (!(error instanceof MongooseError.ValidationError)) return undefined;
  return Object.entries(error.errors).map(([path, fieldError]) => toFieldError(path, fieldError));
}

function toFieldError(path: string, error: MongooseError.ValidatorError | MongooseError.CastError): FieldError {
  const name = fieldName(path.split('.').filter((part) => !/^\d+$/.test(part)));
  if (error.kind === 'required') return { path, message: `${name} is required` };
  const { maxlength } = 'properties' in error ? (error.properties as { maxlength?: number }) : {};
  return { path, message: maxlength === undefined ? `${name} is not valid` : `${name} must ${atMost(maxlength)}` };
}
