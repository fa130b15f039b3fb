import { FigureText, styled } from '@plaza/ui';

/**
 * An amount in a sentence, which goes to the next line whole; where a line is too short for it, it breaks behind its
 * thousands.
 */
export function WholeFigure({ children }: { children: string }) {
  return (
    <Whole>
      <FigureText>{children}</FigureText>
    </Whole>
  );
}

const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
  font-variant-numeric: tabular-nums;
`;
