import type { BrowserEvent } from '@plaza/contracts/events';
import { defaultTabs } from '@plaza/contracts/tabs';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { onLiveEvent } from '@plaza/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import {
  answerDefaultSaves,
  answerReads,
  answerSaves,
  interruptEvents,
  openEvents,
  page,
  servePermissions,
} from '../testing/permissions-server';
import { opened, press, renderTabPermissions, save, tab, toasts } from '../testing/render-permissions';

const withoutMessages = defaultTabs.user.filter((id) => id !== 'messages');

async function open() {
  const kept = servePermissions();
  const send = await openEvents();
  renderTabPermissions();
  await screen.findByRole('switch', { name: 'Markets' });
  const changeConcurrently = () => {
    kept.changeConcurrently('user', withoutMessages);
    send({ type: 'permissions.changed', payload: { version: kept.settings.version, roles: ['user'] } });
  };
  return { kept, send, changeConcurrently };
}

async function setAsDefault(user: Pick<UserEvent, 'click'> = userEvent) {
  await user.click(screen.getByRole('button', { name: 'Set as Default' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Set as Default' }));
}

describe('a change made elsewhere', () => {
  it('is shown at once, with a notice', async () => {
    const { changeConcurrently } = await open();
    changeConcurrently();
    expect(
      await screen.findByText('The tabs of Customer were changed elsewhere. This is how they are now.'),
    ).toBeVisible();
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    await press('Got It');
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
  });

  it('keeps unsaved toggles on top, which can then be saved', async () => {
    const { kept, changeConcurrently } = await open();
    await userEvent.click(tab('Markets'));
    changeConcurrently();
    expect(await screen.findByText(/Your unsaved toggles are kept on top of them/)).toBeVisible();
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    expect(tab('Markets')).not.toBeChecked();
    await press('Keep Mine');
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
    await save();
    await screen.findByText('Everything is saved.');
    expect(kept.saves).toEqual([
      { permissions: { user: withoutMessages.filter((id) => id !== 'markets') }, version: 5 },
    ]);
  });

  it('replaces unsaved toggles only on request', async () => {
    const { changeConcurrently } = await open();
    await userEvent.click(tab('Markets'));
    changeConcurrently();
    await userEvent.click(await screen.findByRole('button', { name: 'Load Theirs' }));
    expect(tab('Markets')).toBeChecked();
    expect(screen.getByText('Everything is saved.')).toBeVisible();
  });

  it('can affect only the defaults', async () => {
    const { kept, send } = await open();
    kept.settings = { ...kept.settings, version: 5 };
    send({ type: 'permissions.changed', payload: { version: 5, roles: [] } });
    expect(await screen.findByText(/The default tabs were changed elsewhere/)).toBeVisible();
  });

  it('is shown with its age if it cannot be loaded', async () => {
    const { kept, changeConcurrently } = await open();
    answerReads(() => page(502));
    changeConcurrently();
    expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
    expect(tab('Messages')).toBeChecked();
    answerReads(() => HttpResponse.json(kept.settings));
    await press('Retry');
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    expect(screen.queryByText(/What you see may be out of date/)).not.toBeInTheDocument();
  });
});

describe('missed changes', () => {
  it('are fetched when the screen is reopened, so that no outdated tabs become the default', async () => {
    const kept = servePermissions();
    const { user, leaveAndReturn } = renderTabPermissions();
    await opened();
    kept.changeConcurrently('user', withoutMessages);
    leaveAndReturn();
    expect(tab('Messages')).toBeChecked();
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    await setAsDefault(user);
    await waitFor(() =>
      expect(kept.defaultSaves).toEqual([{ defaultPermissions: { user: withoutMessages }, version: 5 }]),
    );
  });

  it('are fetched when the event stream is back', async () => {
    const { kept } = await open();
    kept.changeConcurrently('user', withoutMessages);
    interruptEvents();
    await waitFor(() => expect(tab('Messages')).not.toBeChecked(), { timeout: 3000 });
  });
});

it('do not include the own save, whenever its event arrives', async () => {
  const { kept, send } = await open();
  const event: BrowserEvent<'permissions.changed'> = {
    type: 'permissions.changed',
    payload: { version: 5, roles: ['user'] },
  };
  const heard = new Promise<void>((resolve) => {
    onLiveEvent('permissions.changed', () => resolve());
  });
  answerSaves(async () => {
    send(event);
    await heard; // the event is quicker than the answer
    kept.changeConcurrently(
      'user',
      defaultTabs.user.filter((id) => id !== 'markets'),
    );
    return HttpResponse.json(kept.settings);
  });
  await userEvent.click(tab('Markets'));
  await save();
  expect(await within(toasts()).findByText('Tab permissions updated successfully')).toBeVisible();
  expect(kept.reads).toBe(1);
  send(event);
  send({ type: 'permissions.changed', payload: { version: 6, roles: ['contractor'] } });
  expect(await screen.findByText(/The tabs of Contractor were changed elsewhere/)).toBeVisible();
});

it('do not conflict with the own save: a further save waits for the previous one and is based on it', async () => {
  const { kept } = await open();
  answerDefaultSaves(() => page(502));
  await setAsDefault();
  await screen.findByText(/saved in this browser only/);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerDefaultSaves(async () => {
    await answered;
    kept.settings = { ...kept.settings, version: 5 };
    return HttpResponse.json(kept.settings);
  });
  await userEvent.click(tab('Markets'));
  await press('Save Defaults');
  await save();
  answer();
  expect(await within(toasts()).findByText('Tab permissions updated successfully')).toBeVisible();
  const user = defaultTabs.user.filter((id) => id !== 'markets');
  expect(kept.saves).toEqual([{ permissions: { user }, version: 5 }]);
  expect(screen.queryByText(/Somebody else saved/)).not.toBeInTheDocument();
  expect(tab('Markets')).not.toBeChecked();
});

describe('a save after a faster one of somebody else', () => {
  async function collide() {
    const { kept } = await open();
    await userEvent.click(tab('Markets'));
    kept.changeConcurrently('user', withoutMessages);
    await save();
    expect(await screen.findByText(/Somebody else saved tab permissions meanwhile/)).toBeVisible();
    return kept;
  }

  it('reports the conflict and keeps the toggles until the user decides', async () => {
    const kept = await collide();
    expect(tab('Markets')).not.toBeChecked();
    expect(tab('Messages')).toBeChecked();
    expect(kept.reads).toBe(1);
    expect(screen.getByText('Unsaved Changes')).toBeVisible();
  });

  it('is discarded in favour of theirs', async () => {
    await collide();
    await press('Load Theirs');
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    expect(tab('Markets')).toBeChecked();
    expect(screen.queryByText(/Somebody else saved/)).not.toBeInTheDocument();
    expect(screen.getByText('Everything is saved.')).toBeVisible();
  });

  it('is applied on top of theirs', async () => {
    const kept = await collide();
    await press('Keep Mine');
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    expect(tab('Markets')).not.toBeChecked();
    await save();
    await screen.findByText('Everything is saved.');
    expect(kept.saves.at(-1)).toEqual({
      permissions: { user: withoutMessages.filter((id) => id !== 'markets') },
      version: 5,
    });
  });
});

describe('defaults after a faster save of somebody else', () => {
  const withoutMarkets = defaultTabs.user.filter((id) => id !== 'markets');
  const theirs = withoutMessages.filter((id) => id !== 'markets');

  async function collide() {
    const { kept } = await open();
    await userEvent.click(tab('Markets'));
    kept.changeConcurrently('user', withoutMessages);
    await setAsDefault();
    expect(await screen.findByText(/Somebody else saved tab permissions meanwhile/)).toBeVisible();
    return kept;
  }

  it('are not set, and the toggles are kept until the user decides', async () => {
    const kept = await collide();
    expect(kept.defaultSaves).toEqual([{ defaultPermissions: { user: withoutMarkets }, version: 4 }]);
    expect(kept.settings.defaultPermissions.user).toEqual(defaultTabs.user);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(within(toasts()).queryByText('Error')).not.toBeInTheDocument();
    expect(tab('Markets')).not.toBeChecked();
    expect(tab('Messages')).toBeChecked();
  });

  it('are discarded in favour of theirs', async () => {
    await collide();
    await press('Load Theirs');
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    expect(tab('Markets')).toBeChecked();
  });

  it('can be set after theirs were shown', async () => {
    const kept = await collide();
    await press('Keep Mine');
    await waitFor(() => expect(tab('Messages')).not.toBeChecked());
    await setAsDefault();
    expect(await within(toasts()).findByText('Default tab permissions updated successfully')).toBeVisible();
    expect(kept.defaultSaves.at(-1)).toEqual({ defaultPermissions: { user: theirs }, version: 5 });
  });

  it('that exist only in this browser stay there', async () => {
    const { kept } = await open();
    answerDefaultSaves(() => page(502));
    await setAsDefault();
    await screen.findByText(/saved in this browser only/);
    answerDefaultSaves(() => errorAnswer(409, 'Somebody else has saved.', 'permissions_changed'));
    await press('Save Defaults');
    expect(await screen.findByText(/Somebody else saved tab permissions meanwhile/)).toBeVisible();
    expect(screen.getByText(/saved in this browser only/)).toBeVisible();
    expect(kept.defaultSaves).toEqual([]);
  });
});
