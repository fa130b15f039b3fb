import { styled } from '@plaza/ui';

export const Both = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
`;

const line = 'align-items: end;';

export const ById = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  ${line}
  gap: ${({ theme }) => theme.space[12]};
`;

export const ByTime = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(110px, 1fr) minmax(0, 2fr) auto;
  ${line}
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child, > :last-child { grid-column: 1 / -1; }
  }
`;
