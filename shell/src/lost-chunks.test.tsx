import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, meetPlatform } from './testing/platform';
import { go, renderAt } from './testing/render';

/** Whether the chunks of the shell load. */
const mockLine = { isUp: false };
function mockChunk<Chunk>(load: () => Chunk): Chunk {
  if (mockLine.isUp) return load();
  throw new Error('Loading chunk 7 failed.');
}
jest.mock('./palette/palette', () => mockChunk(() => jest.requireActual('./palette/palette')));
jest.mock('./palette/shortcuts-dialog', () => mockChunk(() => jest.requireActual('./palette/shortcuts-dialog')));
jest.mock('./public/public-pages', () => mockChunk(() => jest.requireActual('./public/public-pages')));
jest.mock('./public/not-found', () => mockChunk(() => jest.requireActual('./public/not-found')));
jest.mock('./first-steps/first-steps', () => mockChunk(() => jest.requireActual('./first-steps/first-steps')));
jest.mock('./guards/second-factor-needed', () => mockChunk(() => jest.requireActual('./guards/second-factor-needed')));
jest.mock('./dashboard/unsaved-input/unsaved-input-dialog', () =>
  mockChunk(() => jest.requireActual('./dashboard/unsaved-input/unsaved-input-dialog')),
);

beforeEach(() => {
  mockLine.isUp = false;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const sentence = 'This did not load. Please try again.';
const field = () => screen.findByLabelText('Markets of 1.0.0');
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

it.each([
  ['palette', '{Control>}k{/Control}', 'Search Plaza'],
  ['list of shortcuts', '?', 'Keyboard Shortcuts'],
])(
  'without its chunk, the %s is not opened and the page keeps its input, until the chunk loads',
  async (_what, keys, name) => {
    meetPlatform(ada);
    await renderAt('/dashboard/markets');
    await userEvent.type(await field(), 'half a thought');
    await act(async () => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard(keys);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await field()).toHaveValue('half a thought');
    mockLine.isUp = true;
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  },
);

it('without its chunk, input of a tab that was removed is offered again on retry', async () => {
  const platform = meetPlatform(ada, ['overview', 'markets']);
  await renderAt('/dashboard/markets');
  await userEvent.type(await field(), 'half a thought');
  platform.tabs = ['overview'];
  await act(async () => platform.sendEvent({ type: 'permissions.changed', payload: { version: 2, roles: ['user'] } }));
  expect(await screen.findByText('What you had typed in Markets is not shown')).toBeInTheDocument();
  expect(await screen.findByText('Overview of 1.0.0')).toBeInTheDocument();
  mockLine.isUp = true;
  await retry();
  expect(await screen.findByRole('dialog')).toHaveTextContent('half a thought');
});

it.each([
  ['/about', 'About Plaza'],
  ['/nowhere', '404 Page Not Found'],
])('without its chunk, the page %s says so, and appears on retry', async (path, heading) => {
  meetPlatform(null);
  await renderAt('/signin');
  await go(path);
  expect(await screen.findByText('This page is unavailable')).toBeInTheDocument();
  mockLine.isUp = true;
  await retry();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

it('without their chunk, a new user gets the tab without the first steps', async () => {
  meetPlatform({ ...ada, createdAt: new Date().toISOString() });
  await renderAt('/dashboard');
  expect(await screen.findByLabelText('Overview of 1.0.0')).toBeInTheDocument();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('without its chunk, the notice that a second factor is needed is loaded again on retry and when the network is back', async () => {
  const token = `x.${btoa(JSON.stringify({ sub: ada.id, secondFactorMissing: true }))}.x`;
  meetPlatform({ ...ada, role: 'admin_high', isAdmin: true });
  localStorage.setItem('jwt', token);
  await renderAt('/admin');
  await retry();
  expect(await screen.findByText('This area is unavailable')).toBeInTheDocument();
  mockLine.isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Administrators need two-factor authentication/)).toBeInTheDocument();
});
