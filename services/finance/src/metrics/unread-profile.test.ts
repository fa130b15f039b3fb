import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Explanation, FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { service } from '../service';

const path = '/api/v1/finance/metrics';
const profile = { success: true, birthDate: null, familySize: null };

let identity: Server;
let isUp = true;
let finance: TestService;
beforeAll(async () => {
  identity = createServer((_request, response) => {
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(profile));
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
  finance = await openService(service, { env: { IDENTITY_URL: url } });
});
afterAll(async () => {
  await finance.stop();
  identity.close();
});

const unknown = { daysUntil65: null, yearsUntil65: null, familySize: null, monthlyNeedPerPerson: null };
const notesOf = ({ note, of = [] }: Explanation['term']): string[] => [
  ...(note === undefined ? [] : [note]),
  ...of.flatMap(notesOf),
];

test('figures say whether their profile is incomplete or could not be read, and so do their explanations', async () => {
  const user = finance.as();
  const notes = async () => {
    const figures = ['daysUntil65', 'familySize'].map((metric) => user.get<Explanation>(`${path}/${metric}`));
    return (await Promise.all(figures)).map(({ body }) => notesOf(body.term));
  };
  isUp = true;
  const { body: incomplete } = await user.get<FinancialMetrics>(path);
  expect(incomplete).toMatchObject(unknown);
  expect(incomplete).not.toHaveProperty('profileUnavailable');
  expect(await notes()).toEqual([['From the profile'], ['From the profile']]);
  isUp = false;
  const { status, body: unread } = await user.get<FinancialMetrics>(path);
  expect(status).toBe(200);
  expect(unread).toMatchObject({ ...unknown, profileUnavailable: true, netWorth: '0.00' });
  expect(await notes()).toEqual([['Your profile could not be read'], ['Your profile could not be read']]);
});
