import { styled } from '@plaza/ui';

/** What administrators should know before they change tabs. */
export function PermissionNotes() {
  return (
    <Notes aria-label="Notes">
      <li>Saved changes take effect at once, in every open browser, without a reload.</li>
      <li>Turning a tab off also closes the data behind it for everybody with that role.</li>
      <li>The Admin tab is always on for administrators, optional for contractors and never on for anybody else.</li>
      <li>Set as Default changes what Reset to Default gives. It changes nobody's tabs.</li>
    </Notes>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-inline-start: ${({ theme }) => theme.space[16]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
