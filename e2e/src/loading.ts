import type { Locator, Page } from '@playwright/test';

/** What says that it is loading. A status has no name of its own contents, so it is found by its text. */
export const loading = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Loading/ });
