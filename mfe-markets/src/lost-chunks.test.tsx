import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectToast, openTerminal } from './testing/screens';
import { marketsForTests } from './testing/server';

/** Whether the chunks of the dialogs load. */
const mockLine = { isUp: false };
function mockChunk<Chunk>(load: () => Chunk): Chunk {
  if (mockLine.isUp) return load();
  throw new Error('Loading chunk 7 failed.');
}
jest.mock('./alerts/alerts-dialog', () => mockChunk(() => jest.requireActual('./alerts/alerts-dialog')));
jest.mock('./alerts/alert-dialog', () => mockChunk(() => jest.requireActual('./alerts/alert-dialog')));
jest.mock('./chart/chart-dialog', () => mockChunk(() => jest.requireActual('./chart/chart-dialog')));

marketsForTests();
beforeEach(() => {
  mockLine.isUp = false;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['Alerts', 'Alerts'],
  ['Price Alerts for Bitcoin', 'Price Alerts for Bitcoin'],
  ['Chart of Bitcoin', 'Bitcoin'],
])(
  'without its chunk, the dialog of %s is not opened and the prices stay, until the chunk loads',
  async (button, name) => {
    openTerminal();
    const opener = await screen.findByRole('button', { name: button });
    await userEvent.click(opener);
    await expectToast('This did not load. Please try again.');
    expect(screen.getByText('$97,250.00')).toBeVisible();
    mockLine.isUp = true;
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  },
);
