import { LinkButton, styled } from '@plaza/ui';
import { useRef, useState } from 'react';

const shownAtFirst = 4;

/** A contractor's specialties: the first few, with a button that shows all. */
export function Specialties({ names, of }: { names: readonly string[]; of: string }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (names.length === 0) return null;
  const shown = all ? names : names.slice(0, shownAtFirst);
  const hiddenCount = names.length - shown.length;
  function handleMore() {
    list.current?.focus(); // the button disappears
    setAll(true);
  }
  return (
    <List ref={list} tabIndex={-1} aria-label={`Specialties of ${of}`}>
      {shown.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {hiddenCount > 0 && (
        <li>
          <LinkButton aria-label={`Show ${hiddenCount} more specialties of ${of}`} onClick={handleMore}>
            +{hiddenCount} more
          </LinkButton>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.size[13]};
  &:focus { outline: none; }
`;

const Tag = styled.li`
  padding: 1px ${({ theme }) => theme.space[8]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  overflow-wrap: anywhere;
`;
