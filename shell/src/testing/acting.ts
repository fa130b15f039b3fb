import { beginImpersonation } from '@plaza/web-kit';
import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ada, meetPlatform, server } from './platform';
import { renderAt } from './render';

/** The administrator who impersonates Ada. */
export const grace = {
  ...ada,
  id: '9b0d8f5e-6a57-4a6e-8f0a-3f3f4f3a1c02',
  firstName: 'Grace',
  role: 'admin_high' as const,
};

/** Grace opens the markets, and impersonates Ada until the given time, by default for an hour. */
export async function actAsAda(expiresAt = new Date(Date.now() + 3_600_000).toISOString()) {
  const platform = meetPlatform(grace);
  server.use(
    http.post('/api/v1/auth/impersonation/end', () => HttpResponse.json({ success: true, message: 'Ended.' })),
    http.post('/api/v1/auth/refresh', () =>
      HttpResponse.json({ success: true, data: { accessToken: 'graces', user: grace }, token: 'graces', user: grace }),
    ),
  );
  const store = await renderAt('/dashboard/markets');
  const answer = { success: true as const, data: { accessToken: 'as-ada', user: ada, expiresAt } };
  await act(async () => store.dispatch(beginImpersonation(answer)));
  return { store, platform };
}
