import type {
  ConfigurationCheck,
  ConfigurationVersion,
  WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { errorAnswer, server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { clearSession, createAppStore, saveSession } from '@plaza/web-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { callerFixture } from '../../testing/render-panel';
import { idOf } from '../../testing/users-server';
import { Configuration } from './configuration';

const path = '/api/v1/registry/gateway-configuration';
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
const at = '2026-03-04T12:00:00.000Z';

const versionFixture = (number: number, hash: string, overrides: Partial<ConfigurationVersion> = {}) => ({
  number,
  hash,
  kind: 'apply' as const,
  at,
  by: 'grace',
  reason: 'Fewer tries.',
  changes: [{ path: '$.limits.userPerMinute', before: 1200, after: 600 }],
  ...overrides,
});

/** A registry with a small document; what is checked and applied is kept as it came. */
function serveConfiguration(check: Partial<ConfigurationCheck> = {}) {
  const kept = {
    hash: first,
    number: 2,
    checked: [] as string[],
    applied: [] as { text: string; on: string | null; reason: string | null }[],
    backs: [] as { on: string | null; reason: string }[],
  };
  const current = () => ({
    ...versionFixture(kept.number, kept.hash),
    document: { format: 1, limits: { userPerMinute: 600 } },
  });
  const apply = (): ConfigurationVersion => {
    kept.number += 1;
    kept.hash = second;
    return versionFixture(kept.number, second);
  };
  server.use(
    http.get(path, () => HttpResponse.json(current() as unknown as WholeConfigurationVersion)),
    http.get(`${path}/versions`, () =>
      HttpResponse.json([
        versionFixture(kept.number, kept.hash),
        versionFixture(1, second, { kind: 'first', changes: [] }),
      ]),
    ),
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
    http.post(`${path}/check`, async ({ request }) => {
      kept.checked.push(await request.text());
      const changes = [{ path: '$.limits.userPerMinute', before: 600, after: 300 }];
      return HttpResponse.json({ faults: [], changes, hash: second, ...check });
    }),
    http.put(path, async ({ request }) => {
      const reason = new URL(request.url).searchParams.get('reason');
      const on = request.headers.get('if-match');
      if (on !== kept.hash)
        return errorAnswer(412, 'Version 3 by mary holds by now: More tries.', 'configuration_changed');
      kept.applied.push({ text: await request.text(), on, reason });
      return HttpResponse.json(apply());
    }),
    http.post<never, { reason: string }>(`${path}/back`, async ({ request }) => {
      kept.backs.push({ on: request.headers.get('if-match'), reason: (await request.json()).reason });
      return HttpResponse.json(apply());
    }),
  );
  return kept;
}

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;

let people = 0;

/** To somebody else each time, unless named. */
function renderConfiguration(id = idOf(++people)) {
  const store = createAppStore();
  store.dispatch(saveSession(tokenOf(id), callerFixture({ id })));
  return renderInPlaza(<Configuration />, { store });
}

const editor = () => screen.findByRole('textbox', { name: 'Document' });
/** Whether the document can be applied; the button can always be focused, as applying makes it unavailable. */
function applies(): boolean {
  const apply = screen.getByRole('button', { name: 'Apply…' });
  expect(apply).toBeEnabled();
  return apply.getAttribute('aria-disabled') === null;
}

const changed = '{ "format": 1, "limits": { "userPerMinute": 300 } }';

it('shows the active version, outdated gateways, and previous versions', async () => {
  serveConfiguration();
  renderConfiguration();
  expect(await editor()).toHaveValue('{\n  "format": 1,\n  "limits": {\n    "userPerMinute": 600\n  }\n}');
  expect(await screen.findByRole('row', { name: /^http:\/\/gateway-1:8080 1 Registry Behind/ })).toBeVisible();
  const versions = within(await screen.findByRole('table', { name: 'Versions' }));
  expect(versions.getByRole('row', { name: /^2 Applied .* Fewer tries\./ })).toBeVisible();
  expect(versions.getByRole('row', { name: /^1 Initial version .* Built-in defaults of the gateways/ })).toBeVisible();
});

it('shows the version of a gateway that never received one, and its own default', async () => {
  serveConfiguration();
  const gateway = { number: null, source: 'environment', since: at, toldAt: at, isBehind: false };
  server.use(
    http.get('/api/v1/registry/gateways', () =>
      HttpResponse.json([
        { ...gateway, id: 'b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69', address: 'http://gateway-1:8080', hash: second },
        {
          ...gateway,
          id: 'c7b4d205-63b8-4b10-8a1f-2a3e4d5c6b70',
          address: 'http://gateway-2:8080',
          hash: 'c'.repeat(64),
        },
      ]),
    ),
  );
  renderConfiguration();
  expect(await screen.findByRole('row', { name: /^http:\/\/gateway-1:8080 1 Environment/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^http:\/\/gateway-2:8080 Built-in Environment/ })).toBeVisible();
});

it('applies the checked document, based on its version, with a reason', async () => {
  const kept = serveConfiguration();
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  expect(applies()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('600 → 300')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply…' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  expect(kept.checked).toEqual([changed]);
  expect(kept.applied).toEqual([{ text: changed, on: first, reason: 'Too many calls.' }]);
});

it('uses a check only for the text that was checked, even if its answer arrives after further typing', async () => {
  serveConfiguration();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(`${path}/check`, async () => {
      await held;
      const changes = [{ path: '$.limits.userPerMinute', before: 600, after: 300 }];
      return HttpResponse.json({ faults: [], changes, hash: second });
    }),
  );
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  fireEvent.change(await editor(), { target: { value: changed.replace('300', '3') } });
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check' })).toBeEnabled());
  expect(screen.queryByText('600 → 300')).not.toBeInTheDocument();
  expect(applies()).toBe(false);
  fireEvent.change(await editor(), { target: { value: changed } });
  expect(screen.getByText('600 → 300')).toBeVisible();
  expect(applies()).toBe(true);
});

it('shows why a document could not be checked, until it is changed', async () => {
  serveConfiguration();
  server.use(http.post(`${path}/check`, () => errorAnswer(503, 'The registry does not answer.')));
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('The registry does not answer.')).toBeVisible();
  fireEvent.change(await editor(), { target: { value: changed.replace('300', '3') } });
  expect(screen.queryByText('The registry does not answer.')).not.toBeInTheDocument();
});

it('jumps to the position of an error, and does not allow applying it', async () => {
  serveConfiguration({
    faults: [{ path: '$.limits.userPerMinute', message: 'Must be at least 1.', line: 1, column: 29 }],
    changes: [],
  });
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const faults = within(await screen.findByRole('list', { name: 'Faults' }));
  expect(faults.getByText('Must be at least 1.')).toBeVisible();
  await user.click(faults.getByRole('button', { name: 'Line 1, $.limits.userPerMinute' }));
  const area = (await editor()) as HTMLTextAreaElement;
  expect(area).toHaveFocus();
  expect(area.selectionStart).toBe(28);
  expect(applies()).toBe(false);
});

it('keeps the input if somebody else was faster, and compares it with their version', async () => {
  const kept = serveConfiguration();
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Apply…' }));
  kept.hash = second;
  kept.number = 3;
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Version 3 by mary holds by now: More tries.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await editor()).toHaveValue(changed);
  expect(await screen.findByText(/^Version 3 was applied since you began/)).toBeVisible();
  expect(applies()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Compare With It' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('600 → 300')).toBeVisible();
  expect(applies()).toBe(true);
});

/** Reloads or closes the page. @returns whether the browser asks first */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before unload while typed text is not applied', async () => {
  serveConfiguration();
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(isAsked()).toBe(false);
});

it('keeps the typed text while another screen is visited, and asks before the page is closed there too', async () => {
  serveConfiguration();
  const { unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  unmount();
  expect(isAsked()).toBe(true);
  const { user } = renderConfiguration(idOf(800));
  expect(await editor()).toHaveValue(changed);
  const discard = screen.getByRole('button', { name: 'Discard Changes' });
  await user.click(discard);
  expect(await editor()).not.toHaveValue(changed);
  expect(discard).toHaveAttribute('aria-disabled', 'true');
  expect(discard).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  expect(isAsked()).toBe(false);
});

it('keeps with the typed text the version that it is based on', async () => {
  const kept = serveConfiguration();
  const { unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  unmount();
  kept.hash = second;
  kept.number = 3;
  renderConfiguration(idOf(800));
  expect(await screen.findByText(/^Version 3 was applied since you began/)).toBeVisible();
  expect(await editor()).toHaveValue(changed);
});

it('discards the typed text when its author signs out', async () => {
  serveConfiguration();
  const { unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  unmount();
  createAppStore().dispatch(clearSession());
  renderConfiguration(idOf(801)).unmount();
  renderConfiguration(idOf(800));
  expect(await editor()).not.toHaveValue(changed);
});

it('asks nothing when the text is applied while its author visits another screen', async () => {
  serveConfiguration();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.put(path, () => held)); // and goes on to the handler behind this one
  const { user, unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Apply…' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  unmount();
  const { unmount: leave } = renderConfiguration(idOf(800));
  expect(await editor()).toHaveValue(changed);
  leave();
  await act(async () => answer());
  await waitFor(() => expect(isAsked()).toBe(false));
});

it('keeps the input while another version is applied', async () => {
  serveConfiguration();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.put(path, () => held)); // and goes on to the handler behind this one
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Apply…' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const typedSince = changed.replace('300', '200');
  fireEvent.change(await editor(), { target: { value: typedSince } });
  answer();
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  expect(await editor()).toHaveValue(typedSince);
});

it('rolls back to the previous version, with a reason', async () => {
  const kept = serveConfiguration();
  const { user } = renderConfiguration();
  expect(screen.getByRole('button', { name: 'Roll Back…' })).toBeDisabled();
  await screen.findByRole('table', { name: 'Versions' });
  await editor();
  await user.click(screen.getByRole('button', { name: 'Roll Back…' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'It was too few.');
  await user.click(screen.getByRole('button', { name: 'Roll Back' }));
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  expect(kept.backs).toEqual([{ on: first, reason: 'It was too few.' }]);
});

it('can be reloaded after a failure', async () => {
  server.use(
    http.get(path, () => errorAnswer(503, 'The registry does not answer.')),
    http.get(`${path}/versions`, () => errorAnswer(503, 'The registry does not answer.')),
    http.get('/api/v1/registry/gateways', () => errorAnswer(503, 'The registry does not answer.')),
  );
  const { user } = renderConfiguration();
  expect(await screen.findByText('The configuration could not be loaded')).toBeVisible();
  serveConfiguration();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await editor()).toBeVisible();
});
