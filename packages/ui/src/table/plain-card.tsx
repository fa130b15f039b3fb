import { styled } from 'styled-components';
import { type RowCardProps, Title, ValueLines } from './row-card';

/** All values are visible, for rows with few of them. */
export function PlainCard<Row>({ row, columns: [title, ...rest], actions }: RowCardProps<Row>) {
  return (
    <Padded>
      <Head>
        <Title>{title?.cell(row)}</Title>
        {actions && <Actions>{actions(row)}</Actions>}
      </Head>
      <ValueLines row={row} columns={rest} />
    </Padded>
  );
}

const Padded = styled.div`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 28px;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
`;
