import { AlertIcon, styled } from '@plaza/ui';
import type { Conflicts } from './conflicts';

/** What speaks against a drop here, and whether it would be refused. */
export function ConflictList({ conflicts: { words, refused } }: { conflicts: Conflicts }) {
  return (
    <Words>
      {words.map((word) => (
        <Word key={word} $refused={refused}>
          <AlertIcon />
          <span>{word}</span>
        </Word>
      ))}
      {refused && <Word $refused>Cannot be given</Word>}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: 2px;
`;

const Word = styled.p<{ $refused: boolean }>`
  display: flex;
  gap: 4px;
  color: ${({ theme, $refused }) => theme.color[$refused ? 'bad' : 'attention'].text};
  font-size: ${({ theme }) => theme.size[13]};
  > svg { flex: none; margin-top: 2px; }
`;
