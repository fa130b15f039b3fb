import type { Page } from '@playwright/test';

/** Collects the errors, warnings and uncaught exceptions that a page logs from now on. */
export function consoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}
