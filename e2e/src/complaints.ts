import type { Page } from '@playwright/test';

/** What the console of a page says from now on that it should not: errors, warnings, faults that nobody caught. */
export function complaints(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}
