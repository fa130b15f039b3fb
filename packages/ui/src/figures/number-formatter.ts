const formatters = new Map<string, Intl.NumberFormat>();

/**
 * The en-US formatter with these options, cached: creating one takes far longer than formatting, and tables use a few
 * of them often.
 */
export function numberFormatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat('en-US', options);
  formatters.set(key, created);
  return created;
}
