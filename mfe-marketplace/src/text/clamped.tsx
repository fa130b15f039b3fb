import { styled } from '@plaza/ui';

interface ClampedProps {
  readonly text: string;
  readonly lines: 2 | 3;
}

/** A shorter text has room in two lines of any list. */
const surelyShown = 40;

/** A text of a list in so many lines at most. Its tooltip has the whole of it, as have screen readers. */
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
