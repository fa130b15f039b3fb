import { act, fireEvent, render, screen } from '@testing-library/react';
import { useThreadScroll } from './use-thread-scroll';

interface Props {
  newest: string;
  unsent?: readonly string[];
  isOwnNewest?: boolean;
}

function Trial({ newest, unsent = [], isOwnNewest = false }: Props) {
  const { frame, hasNewer, onScroll } = useThreadScroll({
    oldest: 'first',
    newest,
    unsent,
    isOwnNewest,
    onTop: () => undefined,
  });
  return (
    <div ref={frame} role="log" onScroll={onScroll}>
      {hasNewer && 'New Messages'}
    </div>
  );
}

let height = 1000;

/** A thread that is read 300 px above its end. */
function readAbove(props: Props) {
  height = 1000;
  const view = render(<Trial {...props} />);
  const log = screen.getByRole('log');
  Object.defineProperty(log, 'scrollHeight', { configurable: true, get: () => height });
  log.scrollTop = -300;
  fireEvent.scroll(log);
  view.rerender(<Trial {...props} />);
  const goToEnd = jest.spyOn(log, 'scrollTo');
  /** The thread with these messages, so many pixels higher. */
  const show = (next: Props, px = 0) => {
    height += px;
    act(() => view.rerender(<Trial {...next} />));
  };
  return { log, goToEnd, show };
}

it.each([
  ['a thread', {}],
  ['one with an unsent message', { unsent: ['mine'] }],
])('announces a message that arrives in %s, without scrolling', (_what, props) => {
  const { log, goToEnd, show } = readAbove({ newest: 'a', ...props });
  show({ newest: 'b', ...props }, 60);
  expect(log).toHaveTextContent('New Messages');
  expect(log.scrollTop).toBe(-360);
  expect(goToEnd).not.toHaveBeenCalled();
});

it('scrolls to the end with a message that is sent, and stays there when it is delivered', () => {
  const { log, goToEnd, show } = readAbove({ newest: 'a' });
  show({ newest: 'a', unsent: ['mine'] }, 60);
  expect(goToEnd).toHaveBeenCalledTimes(1);
  show({ newest: 'mine', isOwnNewest: true });
  expect(goToEnd).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveTextContent('New Messages');
});

it('scrolls to the end with an own message from elsewhere', () => {
  const { goToEnd, show } = readAbove({ newest: 'a', unsent: ['mine'] });
  show({ newest: 'b', unsent: ['mine'], isOwnNewest: true });
  expect(goToEnd).toHaveBeenCalledTimes(1);
});

it('neither scrolls nor announces anything when an unsent message is discarded', () => {
  const { log, goToEnd, show } = readAbove({ newest: 'a', unsent: ['mine', 'other'] });
  show({ newest: 'a', unsent: ['mine'] }, -60);
  expect(log.scrollTop).toBe(-240);
  expect(log).not.toHaveTextContent('New Messages');
  expect(goToEnd).not.toHaveBeenCalled();
});
