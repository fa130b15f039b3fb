import { createAppStore } from '@plaza/web-kit';
import { waitFor } from '@testing-library/react';
import { outcomes, startOutcomes } from './outcomes';

const mockReporter = { isUp: false, recordLoadStart: jest.fn(), report: jest.fn(), attribute: jest.fn() };
jest.mock('./create-reporter', () => {
  if (!mockReporter.isUp) throw new Error('Loading chunk 7 failed.');
  return { createReporter: () => mockReporter };
});

it('reports later outcomes although the code for it did not load at first', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const finance = { name: 'finance', version: '1.4.0' };
  startOutcomes(createAppStore());
  outcomes.recordLoadStart(finance);
  outcomes.report(finance, 'ok');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  mockReporter.isUp = true;
  outcomes.report(finance, 'crashed');
  await waitFor(() => expect(mockReporter.report).toHaveBeenCalledWith(finance, 'crashed'));
  expect(mockReporter.recordLoadStart).toHaveBeenCalledWith(finance);
  warned.mockRestore();
});
