import { errorEnvelope, type FieldError } from '@plaza/contracts/errors';
import { HttpResponse } from 'msw';

/** An error response with the platform's error envelope. */
export function errorAnswer(status: number, message: string, code = 'refused', details: readonly FieldError[] = []) {
  return HttpResponse.json(errorEnvelope(code, message, 'r-1', details), { status });
}
