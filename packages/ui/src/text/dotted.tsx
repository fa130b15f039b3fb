import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Facts on a line, separated by dots. Facts wrap as a whole, and no dot is left at the start or end of a line. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <Facts>
      {Children.map(Children.toArray(children), (fact, place) => (
        <Fact>
          {place > 0 && <Dot> · </Dot>}
          {fact}
        </Fact>
      ))}
    </Facts>
  );
}

const gap = '0.8em';

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  /* Hides the dot before the first fact of a line, which is outside of the element. */
  clip-path: inset(-4px -4px -4px 0);
`;

const Fact = styled.span`
  position: relative;
  min-width: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
  &:not(:last-child) { margin-inline-end: ${gap}; }
`;

const Dot = styled.span`
  position: absolute;
  inset-inline-start: -${gap};
  width: ${gap};
  text-align: center;
`;
