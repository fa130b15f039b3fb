import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AuditLog } from '../audit/audit-log';

export const recordOf = (given: Partial<AuditRecord> = {}): AuditRecord => ({
  id: 'a-1',
  at: '2026-03-04T12:00:00.000Z',
  actor: { id: 'u-1', role: 'admin_high', customId: 'ADM-000001', name: 'Ada Byron', email: 'ada@example.com' },
  target: 'u-2',
  targetCustomId: 'CUS-000002',
  targetName: 'Grace Hopper',
  targetEmail: 'grace@example.com',
  action: 'user.change',
  before: { role: 'user', companyName: null },
  after: { role: 'contractor', companyName: 'Acme' },
  requestId: 'req-0123456789',
  ...given,
});

export const manyOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => recordOf({ id: `a-${from + index}` }));

/** Mocks the audit endpoint with the given response; returns the queries of the requests. */
export function serveAudit(answer: (query: URLSearchParams) => Response | AuditRecord[] = () => [recordOf()]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/v1/admin/audit', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const answered = answer(query);
      return answered instanceof Response ? answered : HttpResponse.json(answered);
    }),
  );
  return asked;
}

export const openAudit = () => renderInPlaza(<AuditLog />);

export const log = () => screen.findByRole('region', { name: 'Audit log' });
export const rows = async () => within(await log()).getAllByRole('listitem');
/** Opens the first record. */
export async function openRecord(user: ReturnType<typeof openAudit>['user']) {
  const [row] = await rows();
  if (!row) throw new Error('there is no record');
  await user.click(within(row).getByRole('button', { expanded: false }));
  return row;
}
