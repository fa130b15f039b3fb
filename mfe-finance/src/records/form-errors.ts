import { apiErrorIn } from '@plaza/web-kit';

/**
 * A refusal whose field errors go by the names of a form, where those are others than the service's.
 * @param names the service's name of a field → the form's
 */
export function withFormNames(error: unknown, names: Readonly<Record<string, string>>): unknown {
  const refusal = apiErrorIn(error);
  const details = refusal?.data?.error.details;
  if (!refusal?.data || !details) return error;
  const renamed = details.map(({ path, message }) => ({ path: names[path] ?? path, message }));
  return { ...refusal, data: { ...refusal.data, error: { ...refusal.data.error, details: renamed } } };
}
