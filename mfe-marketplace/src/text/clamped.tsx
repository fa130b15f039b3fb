import { styled } from '@plaza/ui';

interface ClampedProps {
  readonly text: string;
  readonly lines: 2 | 3;
}

/** Texts up to this length fit two lines of any list. */
const surelyShown = 40;

/** A text of a list, limited to a number of lines. The tooltip and screen readers have the full text. */
export function Clamped({ text, lines }: ClampedProps) {
  return (
    <Text title={text.length > surelyShown ? text : undefined} $lines={lines}>
      {text}
    </Text>
  );
}

const Text = styled.span<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;
