import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { InlineMenu } from './inline-menu';

function renderMenu() {
  const onSelect = jest.fn();
  const items = jest.fn(() => ['Chequing', 'Savings'].map((label) => ({ label, onSelect: () => onSelect(label) })));
  const { user } = renderInPlaza(<InlineMenu trigger={<button type="button">Type</button>} items={items} />);
  return { user, items, onSelect };
}
const button = () => screen.getByRole('button', { name: 'Type', hidden: true });

test('renders only its button until it is pressed, and names what it opens', () => {
  const { items } = renderMenu();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(items).not.toHaveBeenCalled();
});

test('opens at the first press and at each later one, and returns the focus', async () => {
  const { user, onSelect } = renderMenu();
  for (const choice of ['Savings', 'Chequing']) {
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('menuitem', { name: choice }));
    expect(onSelect).toHaveBeenLastCalledWith(choice);
    await waitFor(() => expect(button()).toHaveFocus());
  }
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('opens with the key %p, at its first item', async (key) => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Chequing' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('opens by a tap, not on touch start, which may scroll', async () => {
  const { user, items } = renderMenu();
  await user.pointer({ keys: '[TouchA>]', target: button() });
  expect(items).not.toHaveBeenCalled();
  await user.pointer('[/TouchA]');
  expect(await screen.findByRole('menuitem', { name: 'Chequing' })).toBeVisible();
});

test('other mouse buttons and keys open nothing', async () => {
  const { user, items } = renderMenu();
  await user.pointer({ keys: '[MouseRight]', target: button() });
  await user.tab();
  await user.keyboard('x');
  expect(items).not.toHaveBeenCalled();
});
