import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCombobox } from './use-combobox';

const cities = ['Halifax', 'Toronto', 'Montreal'];

function Trial({ onChoose, onEnter }: { onChoose: (city: string) => void; onEnter: () => void }) {
  const { isOpen, open, rootRef, inputProps, listProps, optionProps } = useCombobox({
    options: cities,
    onChoose,
    onEnter,
  });
  return (
    <div ref={rootRef}>
      <input aria-label="City" onFocus={open} {...inputProps} />
      <ul {...listProps} hidden={!isOpen}>
        {cities.map((city, index) => (
          <li key={city} {...optionProps(index)}>
            {city}
          </li>
        ))}
      </ul>
    </div>
  );
}

async function openTrial() {
  const [onChoose, onEnter] = [jest.fn(), jest.fn()];
  render(<Trial onChoose={onChoose} onEnter={onEnter} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
  return { onChoose, onEnter, input: screen.getByRole('combobox', { name: 'City' }) };
}

it.each([
  ['within a composition', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])('leaves keys %s to the input method', async (_when, composing) => {
  const { onChoose, onEnter, input } = await openTrial();
  fireEvent.keyDown(input, { key: 'ArrowDown', ...composing });
  expect(input).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(input, { key: 'Enter', ...composing });
  expect(onEnter).not.toHaveBeenCalled();
  expect(screen.getByRole('listbox')).toBeVisible();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter', ...composing });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledWith('Halifax');
});

it('scrolls the active option into view', async () => {
  await openTrial();
  const scrolled: unknown[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, options) {
    scrolled.push([this.textContent, options]);
  });
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(scrolled).toEqual([
    ['Halifax', { block: 'nearest' }],
    ['Montreal', { block: 'nearest' }],
  ]);
  jest.restoreAllMocks();
});
