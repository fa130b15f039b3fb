import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

/** From now on the user has exactly these tabs. */
export function serveTabs(...permissions: string[]): void {
  server.use(http.get('/api/v1/auth/my-tab-permissions', () => HttpResponse.json({ permissions })));
}
