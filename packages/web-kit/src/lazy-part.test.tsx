import { PlazaThemeProvider } from '@plaza/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, StrictMode, useState } from 'react';
import { lazyChunk } from './lazy-chunk';
import { LazyPart } from './lazy-part';
import { closeToast, toast } from './toasts/toast-queue';
import { Toasts } from './toasts/toasts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());
// Toasts are shared by all tests of the file, so those of one test must not appear in the next.
afterEach(() => act(() => closeToast(toast({ title: '' }))));

const sentence = 'This did not load. Please try again.';

/** A component whose chunk does not load until `line.isUp`. */
function lazyDialog() {
  const line = { isUp: false, requests: 0 };
  const Dialog = lazyChunk(async () => {
    line.requests += 1;
    if (!line.isUp) throw new Error('Loading chunk 7 failed.');
    return { default: () => <p role="dialog">Here</p> };
  });
  return { line, Dialog };
}

const show = (page: ReactNode) =>
  act(async () => {
    render(
      <StrictMode>
        <PlazaThemeProvider>
          {page}
          <Toasts />
        </PlazaThemeProvider>
      </StrictMode>,
    );
  });

function Page({ Dialog }: { Dialog: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <LazyPart onFailure={() => setOpen(false)}>
          <Dialog />
        </LazyPart>
      )}
    </>
  );
}

it('keeps the page and its input, says that the part did not load, and loads it when it is opened again', async () => {
  const { line, Dialog } = lazyDialog();
  await show(<Page Dialog={Dialog} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(line.requests).toBe(1);
  line.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Here');
  expect(line.requests).toBe(2);
});

it('shows another content in place of a part that did not load, and loads it again on retry, as often as needed', async () => {
  const { line, Dialog } = lazyDialog();
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Retry
    </button>
  );
  await show(
    <LazyPart failed={failed}>
      <Dialog />
    </LazyPart>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(line.requests).toBe(2);
  line.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('leaves out a part that nobody has opened, without a message', async () => {
  const { line, Dialog } = lazyDialog();
  await show(
    <>
      <LazyPart fallback="Loading">
        <Dialog />
      </LazyPart>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(line.requests).toBe(1);
});
