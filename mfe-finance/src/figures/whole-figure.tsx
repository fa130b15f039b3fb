import { FigureText, styled } from '@plaza/ui';

/**
 * An amount within a sentence. It wraps to the next line as a whole; if it is longer than a line, it breaks after its
 * thousands separators.
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
