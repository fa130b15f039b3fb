import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { Button } from '@plaza/ui';
import { closeToast, createAppStore, saveSession, toast } from '@plaza/web-kit';
import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ComponentType, useState } from 'react';
import type { TwoFactorDialogProps } from '../two-factor/two-factor-dialog-props';

export const secret = 'JBSWY3DPEHPK3PXP';
export const codes = Array.from({ length: 10 }, (_, index) => `code-${index}xyz`);
export const setup = { qrCode: 'data:image/png;base64,AAAA', secret, backupCodes: codes };

/** A response in the envelope of these endpoints: the fields are under `data` and also at the top level. */
export const succeeded = (data: object) => HttpResponse.json({ success: true, message: 'Done.', data, ...data });

/** A store with Ada signed in. */
export function storeOfAda(overrides: { twoFactorEnabled?: boolean } = {}) {
  const store = createAppStore();
  store.dispatch(saveSession('a-token', userFixture(overrides)));
  return store;
}

/** Renders a dialog behind a button "Open". */
export function renderDialog(Part: ComponentType<TwoFactorDialogProps>, family: TwoFactorDialogProps['family']) {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Part family={family} open={open} onOpenChange={setOpen} />
      </>
    );
  }
  return renderInPlaza(<Page />, { store: storeOfAda({ twoFactorEnabled: Part.name !== 'TwoFactorSetupDialog' }) });
}

/** Closes the open toast, which otherwise takes Escape before the dialog does. */
export const closeOpenToast = () => act(() => closeToast(toast({ title: '' })));

/** Mocks a POST endpoint of a path family and returns the raw request bodies. */
export function answerTwoFactor(family: string, path: string, answer: () => Response | Promise<Response>): string[] {
  const sent: string[] = [];
  server.use(
    http.post(`/api/v1/${family}/2fa/${path}`, async ({ request }) => {
      sent.push(await request.text());
      return answer();
    }),
  );
  return sent;
}
