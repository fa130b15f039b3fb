/** What is sent for an amount that was typed: half-typed numbers completed, nothing as "0". */
export function amountToSend(typed: string): string {
  const text = typed
    .trim()
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  return text === '' ? '0' : text;
}

/** What is wrong with an amount that was typed; undefined where nothing is. Empty counts as 0. */
export function amountFault(typed: string, { required = false } = {}): string | undefined {
  if (typed.trim() === '') return required ? 'An amount is required' : undefined;
  return /^\d{1,15}(\.\d{1,8})?$/.test(amountToSend(typed)) ? undefined : 'Must be a number of at most 15 digits';
}

/** What is wrong with a yearly rate in percent; undefined where nothing is. Empty counts as 0. */
export function percentFault(typed: string): string | undefined {
  return /^\d{1,3}(\.\d{1,3})?$/.test(amountToSend(typed)) ? undefined : 'Must be a percentage with at most 3 decimals';
}
