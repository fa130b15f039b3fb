import { SearchInput, styled } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';

/** The search of the conversations, stored in the URL; it is shown above them, also while they load. */
export function ConversationSearch() {
  const [search, setSearch] = useSearchText('search');
  return (
    <Box>
      <SearchInput
        label="Search conversations"
        value={search}
        onValueChange={(words) => setSearch(words, { replace: true })}
      />
    </Box>
  );
}

const Box = styled.div`
  flex: none;
  padding: ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
