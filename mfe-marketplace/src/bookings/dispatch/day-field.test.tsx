import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { useLocation } from '@plaza/web-kit/router';
import { fireEvent, screen } from '@testing-library/react';
import { useSearchDay } from '../use-search-day';
import { DayField } from './day-field';

function Trial() {
  const [day, setDay] = useSearchDay('2026-06-08');
  return (
    <>
      <DayField day={day} onDay={setDay} />
      <p>address: {useLocation().search}</p>
    </>
  );
}

it('does not change the day while a year is typed', () => {
  renderInPlaza(<Trial />);
  const input = screen.getByLabelText('Day');
  for (const typed of ['0002-06-08', '0020-06-08', '0202-06-08', '']) {
    fireEvent.change(input, { target: { value: typed } });
    expect(input).toHaveValue(typed);
    expect(screen.queryByText(/day=/)).not.toBeInTheDocument();
  }
  fireEvent.change(input, { target: { value: '2025-06-08' } });
  expect(screen.getByText(/day=2025-06-08/)).toBeInTheDocument();
});

it('restores the chosen day when it is left empty', () => {
  renderInPlaza(<Trial />);
  const input = screen.getByLabelText('Day');
  fireEvent.change(input, { target: { value: '0202-06-08' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('2026-06-08');
});

it('replaces the history entry for each typed day', () => {
  const onDay = jest.fn();
  renderInPlaza(<DayField day="2026-06-08" onDay={onDay} />);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-06-18' } });
  expect(onDay.mock.calls).toEqual([['2026-06-18', { replace: true }]]);
});
