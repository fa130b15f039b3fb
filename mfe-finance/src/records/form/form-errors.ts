import { apiErrorIn } from '@plaza/web-kit';

/**
 * An error whose field errors are renamed, for forms whose field names differ from the service's.
 * @param names the service's name of a field → the form's name
 */
export function withFormNames(error: unknown, names: Readonly<Record<string, string>>): unknown {
  const failure = apiErrorIn(error);
  const details = failure?.data?.error.details;
  if (!failure?.data || !details) return error;
  const renamed = details.map(({ path, message }) => ({ path: names[path] ?? path, message }));
  return { ...failure, data: { ...failure.data, error: { ...failure.data.error, details: renamed } } };
}
