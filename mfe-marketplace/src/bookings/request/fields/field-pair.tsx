import { styled } from '@plaza/ui';

/** Two fields side by side; below each other on phones. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[16]};
  align-items: start;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
