import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { focusAfterRemoval } from './focus-after-removal';

/** Jobs to confirm; the button goes with its row, or the row with the last job. */
function Jobs({ first = ['Roof', 'Sink'] }) {
  const [jobs, setJobs] = useState(first);
  return (
    <section aria-label="Jobs">
      {jobs.length > 0 && (
        <ul aria-label="Open jobs" ref={focusAfterRemoval}>
          {jobs.map((job) => (
            <li key={job}>
              <Button onClick={() => setJobs(jobs.filter((other) => other !== job))}>Remove {job}</Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setJobs([])}>Remove all</Button>
      <p>Nothing to press</p>
    </section>
  );
}

/** A job that stays when it is confirmed. */
function Job() {
  const [isOpen, setOpen] = useState(true);
  return (
    <article aria-label="Sink" ref={focusAfterRemoval}>
      {isOpen && <Button onClick={() => setOpen(false)}>Confirm</Button>}
    </article>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

it('focuses the list when the pressed button goes away with its row, from where Tab goes on', async () => {
  render(<Jobs />, { wrapper: PlazaThemeProvider });
  await press('Remove Roof');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Open jobs' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Sink' })).toHaveFocus();
});

it('focuses what is around the list when that is gone too', async () => {
  render(<Jobs first={['Roof']} />, { wrapper: PlazaThemeProvider });
  await press('Remove Roof');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Jobs' })).toHaveFocus());
});

it('focuses the record if only its button goes away', async () => {
  render(<Job />, { wrapper: PlazaThemeProvider });
  await press('Confirm');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Sink' })).toHaveFocus());
});

it('waits once for a control that is focused again whenever its window is', async () => {
  render(<Job />, { wrapper: PlazaThemeProvider });
  const button = screen.getByRole('button', { name: 'Confirm' });
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  const addListener = jest.spyOn(button, 'addEventListener');
  button.focus();
  for (const _switch of [1, 2]) {
    fireEvent.focusOut(button);
    await Promise.resolve();
    fireEvent.focusIn(button);
  }
  expect(observe).toHaveBeenCalledTimes(1);
  expect(addListener).toHaveBeenCalledTimes(1);
  observe.mockRestore();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Sink' })).toHaveFocus());
});

describe('takes no focus', () => {
  it('from the control that the user moved to before', async () => {
    render(<Jobs />, { wrapper: PlazaThemeProvider });
    screen.getByRole('button', { name: 'Remove Sink' }).focus();
    await press('Remove all');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove all' })).toHaveFocus();
  });

  it('when the user had left the controls by a click elsewhere', async () => {
    render(<Jobs />, { wrapper: PlazaThemeProvider });
    screen.getByRole('button', { name: 'Remove Sink' }).focus();
    await userEvent.click(screen.getByText('Nothing to press'));
    expect(document.body).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Remove all' }).click());
    await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });
});
