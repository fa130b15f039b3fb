import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountFixture, financeForTests } from '../../testing/server';
import { CashAndInvestments } from '../cash-and-investments';

const finance = financeForTests();
const rowHeight = 40;

// jsdom has no layout: these tests give the rows one, 40 px each from the top of the page.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const top = [...document.querySelectorAll('tr')].indexOf(this as HTMLTableRowElement) * rowHeight;
    return new DOMRect(0, Math.max(top, 0), 1000, rowHeight);
  });
});
afterEach(() => jest.restoreAllMocks());

async function renderThree() {
  finance.accounts = ['one', 'two', 'three'].map((name) => accountFixture({ id: name, name }));
  const rendered = renderInPlaza(<CashAndInvestments />);
  await screen.findByRole('table', { name: 'Accounts' });
  return rendered;
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

const at = (clientY: number) => ({ clientX: 5, clientY, button: 0, buttons: 1 });

function press(element: HTMLElement, clientY: number) {
  // jsdom's pointers do not know which finger is the first.
  fireEvent(element, Object.assign(createEvent.pointerDown(element, at(clientY)), { isPrimary: true }));
}

describe('reordering accounts', () => {
  test('by keyboard: Space lifts, arrows move, Space drops; every step is announced; the order is kept', async () => {
    const { user, leaveAndReturn } = await renderThree();
    handle('one').focus();
    await user.keyboard(' ');
    expect(await screen.findByText('Picked up one, position 1 of 3.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('one is over position 2 of 3.')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText('one was put down at position 2 of 3.')).toBeInTheDocument();
    expect(names()).toEqual(['two', 'one', 'three']);
    await waitFor(() =>
      expect(finance.sent('POST /accounts/reorder')).toEqual([{ accountIds: ['two', 'one', 'three'] }]),
    );
    leaveAndReturn();
    await screen.findByRole('table', { name: 'Accounts' });
    expect(names()).toEqual(['two', 'one', 'three']);
  });

  test('an arrow key moves the lifted account by 25 px', async () => {
    const { user } = await renderThree();
    handle('one').focus();
    await user.keyboard(' ');
    await screen.findByText('Picked up one, position 1 of 3.');
    await user.keyboard('{ArrowDown}');
    const row = screen.getByRole('row', { name: /one/ });
    await waitFor(() => expect(row).toHaveStyle({ transform: 'translate3d(0, 25px, 0)' }));
    await user.keyboard('{Escape}');
  });

  test('Escape changes nothing', async () => {
    const { user } = await renderThree();
    handle('one').focus();
    await user.keyboard(' ');
    await screen.findByText('Picked up one, position 1 of 3.');
    await user.keyboard('{ArrowDown}');
    await screen.findByText('one is over position 2 of 3.');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('one stays at position 1 of 3.')).toBeInTheDocument();
    expect(names()).toEqual(['one', 'two', 'three']);
    expect(finance.sent('POST /accounts/reorder')).toEqual([]);
  });

  test('by pointer, from 8 px of movement on', async () => {
    await renderThree();
    press(handle('one'), 90);
    fireEvent.pointerMove(document, at(97));
    fireEvent.pointerUp(document, at(97));
    expect(screen.queryByText(/Picked up/)).not.toBeInTheDocument();
    press(handle('one'), 90);
    fireEvent.pointerMove(document, at(99));
    expect(await screen.findByText('Picked up one, position 1 of 3.')).toBeInTheDocument();
    fireEvent.pointerMove(document, at(170));
    expect(await screen.findByText('one is over position 3 of 3.')).toBeInTheDocument();
    fireEvent.pointerUp(document, at(170));
    await waitFor(() => expect(names()).toEqual(['two', 'three', 'one']));
  });

  test('an account stays in the group of its owner', async () => {
    finance.accounts = [
      accountFixture({ id: 'one', name: 'one' }),
      accountFixture({ id: 'two', name: 'two', owner: 'Mira' }),
      accountFixture({ id: 'three', name: 'three', owner: 'Mira' }),
    ];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await screen.findByRole('table', { name: 'Accounts' });
    handle('two').focus();
    await user.keyboard(' ');
    await screen.findByText('Picked up two, position 1 of 2.');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp} ');
    expect(await screen.findByText('two was put down at position 1 of 2.')).toBeInTheDocument();
    expect(names()).toEqual(['one', 'two', 'three']);
    expect(finance.sent('POST /accounts/reorder')).toEqual([]);
  });

  test('a rejected order is reverted, with a toast', async () => {
    const { user } = await renderThree();
    finance.reject('post', '/accounts/reorder', { status: 500, message: 'Broken.' });
    handle('three').focus();
    await user.keyboard(' ');
    await screen.findByText('Picked up three, position 3 of 3.');
    await user.keyboard('{ArrowUp} ');
    const toast = (await screen.findByText('Failed to reorder accounts')).closest('li') as HTMLElement;
    expect(within(toast).getByText('Error')).toBeVisible();
    expect(names()).toEqual(['one', 'two', 'three']);
  });

  test('two rejected orders restore that of the server', async () => {
    const { user } = await renderThree();
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (answer = resolve));
    const requests: unknown[] = [];
    finance.server.use(
      http.post('/api/v1/finance/accounts/reorder', async ({ request }) => {
        requests.push(await request.json());
        await released;
        return HttpResponse.json({ message: 'Broken.' }, { status: 500 });
      }),
    );
    const moveUp = async (name: string, position: number) => {
      handle(name).focus();
      await user.keyboard(' ');
      await screen.findByText(`Picked up ${name}, position ${position} of 3.`);
      await user.keyboard('{ArrowUp} ');
    };
    await moveUp('three', 3);
    await waitFor(() => expect(names()).toEqual(['one', 'three', 'two']));
    await moveUp('three', 2);
    await waitFor(() => expect(names()).toEqual(['three', 'one', 'two']));
    answer();
    await screen.findByText('Failed to reorder accounts');
    await waitFor(() => expect(names()).toEqual(['one', 'two', 'three']));
    expect(requests).toHaveLength(2);
  });
});
