import type { Locator, Page } from '@playwright/test';

/** The loading indicators. A status gets no accessible name from its content, so it is found by its text. */
export const loading = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Loading/ });
