import type { Profile } from '@plaza/contracts/identity/profile';
import { hasKeptForm } from '@plaza/web-kit';
import { useEffect, useRef, useState } from 'react';
import { DetailsForm } from './details-form';
import { DetailsView } from './details-view';
import { detailsFormName } from './use-details-form';

/** The user's details, with an Edit button that opens a form. A user who left while editing continues with the form. */
export function DetailsSection({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(() => hasKeptForm(detailsFormName));
  const container = useFocusAtChange(isEditing);
  return (
    <div ref={container}>
      {isEditing ? (
        <DetailsForm profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <DetailsView profile={profile} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

/**
 * When the view changes, the pressed button is removed together with it: the focus moves to the form, or to the first
 * button of the view. If the focus is elsewhere by then, as when a response closes the form, it stays there.
 */
function useFocusAtChange(isEditing: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(isEditing);
  useEffect(() => {
    if (shown.current === isEditing) return;
    shown.current = isEditing;
    if (document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(isEditing ? 'form' : 'button')?.focus();
  }, [isEditing]);
  return container;
}
