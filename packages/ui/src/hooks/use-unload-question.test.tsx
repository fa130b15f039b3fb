import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUnloadQuestion } from './use-unload-question';

function Page() {
  useUnloadQuestion(true);
  return (
    <>
      <a href="mailto:ada@example.com">
        <span>Mail</span>
      </a>
      <a href="tel:+14165550142">Call</a>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

/** Has the page about to go. @returns whether the browser asks first */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Presses a link, for which Chromium has the page about to go within the click. @returns whether it asks first */
async function press(link: string): Promise<boolean> {
  let isAsked = false;
  const handleClick = (event: Event) => {
    event.preventDefault(); // jsdom goes nowhere
    isAsked = unload();
  };
  window.addEventListener('click', handleClick, { once: true });
  await userEvent.setup({ delay: null }).click(screen.getByText(link));
  return isAsked;
}

it.each(['Mail', 'Call'])('does not ask when %s opens another program, and asks again afterwards', async (link) => {
  render(<Page />);
  expect(await press(link)).toBe(false);
  await waitFor(() => expect(unload()).toBe(true));
});

it('asks when any other link leaves the page', async () => {
  render(<Page />);
  expect(await press('Elsewhere')).toBe(true);
});

it('does not ask after the form was unmounted', () => {
  const view = render(<Page />);
  expect(unload()).toBe(true);
  view.unmount();
  expect(unload()).toBe(false);
});
