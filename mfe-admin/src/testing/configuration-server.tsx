import type {
  ConfigurationCheck,
  ConfigurationVersion,
  WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Configuration } from '../operations/configuration/configuration';
import { callerFixture } from './render-panel';
import { idOf } from './users-server';

export const configurationPath = '/api/v1/registry/gateway-configuration';
export const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
export const at = '2026-03-04T12:00:00.000Z';

export const versionFixture = (number: number, hash: string, overrides: Partial<ConfigurationVersion> = {}) => ({
  number,
  hash,
  kind: 'apply' as const,
  at,
  by: 'grace',
  reason: 'Fewer tries.',
  changes: [{ path: '$.limits.userPerMinute', before: 1200, after: 600 }],
  ...overrides,
});

export const outdatedSentence = 'Version 3 is active now: More tries.';

/** A registry with a small document; what is checked and applied is kept as it came. */
export function serveConfiguration(check: Partial<ConfigurationCheck> = {}) {
  const kept = {
    active: versionFixture(2, first) as ConfigurationVersion,
    /** Newest first. */
    earlier: [versionFixture(1, second, { kind: 'first', changes: [] })] as ConfigurationVersion[],
    checked: [] as string[],
    applied: [] as { text: string; on: string | null; reason: string | null }[],
    backs: [] as { on: string | null; reason: string }[],
  };
  const current = () => ({ ...kept.active, document: { format: 1, limits: { userPerMinute: 600 } } });
  const apply = (): ConfigurationVersion => {
    kept.earlier = [kept.active, ...kept.earlier];
    kept.active = versionFixture(kept.active.number + 1, second);
    return kept.active;
  };
  server.use(
    http.get(configurationPath, () => HttpResponse.json(current() as unknown as WholeConfigurationVersion)),
    http.get(`${configurationPath}/versions`, () => HttpResponse.json([kept.active, ...kept.earlier])),
    http.get('/api/v1/registry/gateways', () =>
      HttpResponse.json([
        {
          id: 'b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69',
          address: 'http://gateway-1:8080',
          number: 1,
          hash: second,
          source: 'registry',
          since: at,
          toldAt: at,
          isBehind: true,
        },
      ]),
    ),
    http.post(`${configurationPath}/check`, async ({ request }) => {
      kept.checked.push(await request.text());
      const changes = [{ path: '$.limits.userPerMinute', before: 600, after: 300 }];
      return HttpResponse.json({ faults: [], changes, hash: second, ...check });
    }),
    http.put(configurationPath, async ({ request }) => {
      const reason = new URL(request.url).searchParams.get('reason');
      const on = request.headers.get('if-match');
      if (on !== kept.active.hash) return errorAnswer(412, outdatedSentence, 'configuration_changed');
      kept.applied.push({ text: await request.text(), on, reason });
      return HttpResponse.json(apply());
    }),
    http.post<never, { reason: string }>(`${configurationPath}/back`, async ({ request }) => {
      kept.backs.push({ on: request.headers.get('if-match'), reason: (await request.json()).reason });
      return HttpResponse.json(apply());
    }),
  );
  return kept;
}

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;

let people = 0;

/** Renders the screen, for somebody else each time unless named. */
export function renderConfiguration(id = idOf(++people)) {
  const store = createAppStore();
  store.dispatch(saveSession(tokenOf(id), callerFixture({ id })));
  return renderInPlaza(<Configuration />, { store });
}

export const editor = () => screen.findByRole('textbox', { name: 'Document' });

/** Whether the document can be applied; the button can always be focused, as applying makes it unavailable. */
export function applies(): boolean {
  const apply = screen.getByRole('button', { name: 'Apply…' });
  expect(apply).toBeEnabled();
  return apply.getAttribute('aria-disabled') === null;
}

/** A document that differs from the active one. */
export const changed = '{ "format": 1, "limits": { "userPerMinute": 300 } }';
