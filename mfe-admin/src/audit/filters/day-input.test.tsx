import { fireEvent, screen, waitFor } from '@testing-library/react';
import { log, openAudit, serveAudit } from '../../testing/audit-server';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('the log is not requested for each digit of a year', async () => {
  const asked = serveAudit();
  openAudit();
  await log();
  for (const day of ['0002-03-04', '0020-03-04', '0202-03-04']) {
    type('From', day);
    expect(screen.getByLabelText('From')).toHaveValue(day);
  }
  type('From', '2026-03-04');
  await waitFor(() => expect(asked.at(-1)?.get('from')).toBe(new Date(2026, 2, 4).toISOString()));
  for (const day of ['0002-03-05', '0020-03-05', '0202-03-05']) {
    type('To', day);
    expect(screen.getByLabelText('To')).not.toHaveAccessibleDescription();
  }
  type('To', '2026-03-05');
  await waitFor(() => expect(asked.at(-1)?.get('to')).toBe(new Date(2026, 2, 5, 23, 59, 59, 999).toISOString()));
  expect(asked).toHaveLength(3);
});

it('a day that is left half typed is the chosen one again, and an emptied one is any day', async () => {
  const asked = serveAudit();
  openAudit();
  await log();
  type('From', '2026-03-04');
  type('From', '0202-03-04');
  fireEvent.blur(screen.getByLabelText('From'));
  expect(screen.getByLabelText('From')).toHaveValue('2026-03-04');
  type('From', '');
  await waitFor(() => expect(asked.at(-1)?.get('from')).toBeNull());
});
