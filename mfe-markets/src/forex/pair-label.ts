const names = new Intl.DisplayNames('en', { type: 'currency' });

/** "US Dollar to Canadian Dollar" of USD/CAD. */
export const pairName = (pair: string): string =>
  pair
    .split('/')
    .map((code) => names.of(code) ?? code)
    .join(' to ');
