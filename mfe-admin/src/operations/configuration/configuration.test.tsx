import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  applies,
  at,
  changed,
  configurationPath,
  editor,
  first,
  renderConfiguration,
  second,
  serveConfiguration,
  versionFixture,
} from '../../testing/configuration-server';
import { crowd, idOf, serveUsers } from '../../testing/users-server';

it('shows the active version, outdated gateways, and previous versions with their authors', async () => {
  const kept = serveConfiguration();
  serveUsers(crowd(1));
  kept.active = versionFixture(3, first, { by: idOf(1) });
  kept.earlier = [versionFixture(2, second, { kind: 'return', by: `gateway ${idOf(7)}` }), ...kept.earlier];
  renderConfiguration();
  expect(await editor()).toHaveValue('{\n  "format": 1,\n  "limits": {\n    "userPerMinute": 600\n  }\n}');
  expect(await screen.findByRole('row', { name: /^http:\/\/gateway-1:8080 1 Registry Behind/ })).toBeVisible();
  const versions = within(await screen.findByRole('table', { name: 'Versions' }));
  expect(await versions.findByRole('row', { name: /^3 Applied .* Ada Number1 Fewer tries\./ })).toBeVisible();
  expect(versions.getByRole('row', { name: /^2 Rolled back automatically .* Gateway Fewer tries\./ })).toBeVisible();
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
    http.post(`${configurationPath}/check`, async () => {
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
  server.use(http.post(`${configurationPath}/check`, () => errorAnswer(503, 'The registry does not answer.')));
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

it('can be reloaded after a failure', async () => {
  server.use(
    http.get(configurationPath, () => errorAnswer(503, 'The registry does not answer.')),
    http.get(`${configurationPath}/versions`, () => errorAnswer(503, 'The registry does not answer.')),
    http.get('/api/v1/registry/gateways', () => errorAnswer(503, 'The registry does not answer.')),
  );
  const { user } = renderConfiguration();
  expect(await screen.findByText('The configuration could not be loaded')).toBeVisible();
  serveConfiguration();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await editor()).toBeVisible();
});
