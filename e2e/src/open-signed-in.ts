import type { Page } from '@playwright/test';
import { startSession } from './api';
import { password } from './seeded-users';

/** Opens the dashboard with a session that was started over the API, for journeys that are not about signing in. */
export async function openSignedIn(page: Page, email: string, secret = password): Promise<void> {
  const { accessToken, user } = await startSession(page.request, email, secret); // the page's context gets its cookie
  await page.goto('/healthz'); // a document of the same origin that loads nothing
  await page.evaluate(
    ([token, person]) => {
      localStorage.setItem('jwt', token);
      localStorage.setItem('user', person);
    },
    [accessToken, JSON.stringify(user)] as const,
  );
  await page.goto('/dashboard');
  await page.getByRole('tablist', { name: 'Areas' }).waitFor();
}
