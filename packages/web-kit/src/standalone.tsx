import type { SignedIn } from '@plaza/contracts/identity/authentication';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { isBuiltInTab, tabLabels } from '@plaza/contracts/tabs';
import {
  Button,
  Card,
  Field,
  PasswordInput,
  PlazaThemeProvider,
  Stack,
  styled,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextInput,
} from '@plaza/ui';
import { type FormEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { send } from './api/send';
import { serverMessage } from './http/api-error';
import { request } from './http/endpoint';
import { openLiveEvents } from './live/live-events';
import { Reauthentication } from './reauthentication/reauthentication';
import type { RemoteModule } from './remote-module';
import { saveSession, startSession } from './session/session';
import { createAppStore, useAppDispatch, useUser } from './store/store';
import { Toasts } from './toasts/toasts';

/**
 * Renders a remote on a page of its own, against a running platform, for the team that owns it; returns a function that
 * unmounts it.
 */
export function mountStandalone(remote: RemoteModule): () => void {
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  const store = createAppStore();
  void store.dispatch(startSession());
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Provider store={store}>
        <PlazaThemeProvider>
          <BrowserRouter useTransitions={false}>
            <Routes>
              {Object.entries(remote.routes ?? {}).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<Workbench remote={remote} />} />
            </Routes>
          </BrowserRouter>
          <Reauthentication />
          <Toasts />
        </PlazaThemeProvider>
      </Provider>
    </StrictMode>,
  );
  return () => root.unmount();
}

function Workbench({ remote }: { remote: RemoteModule }) {
  const user = useUser();
  useEffect(() => (user ? openLiveEvents(() => undefined) : undefined), [user]);
  const tabs = Object.keys(remote.tabs);
  const [tab, setTab] = useState(tabs[0] ?? '');
  if (!user) return <SignInCard />;
  return (
    <Page>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Tabs of this area">
          {tabs.map((id) => (
            <Tab key={id} value={id}>
              {isBuiltInTab(id) ? tabLabels[id] : id}
            </Tab>
          ))}
        </TabList>
        {Object.entries(remote.tabs).map(([id, Screen]) => (
          <TabPanel key={id} value={id}>
            <Screen />
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}

/** A minimal sign-in form, as the auth remote with its sign-in screens is not on the page. */
function SignInCard() {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = await send(request(identityEndpoints.signIn, { body: { email, password } }));
    if ('error' in sent) return setError(serverMessage(sent.error, 'Sign in failed.'));
    const { accessToken, user } = (sent.data as SignedIn).data;
    if (accessToken && user) dispatch(saveSession(accessToken, user));
  }
  return (
    <Page>
      <Card title="Sign in to work on this area">
        <form onSubmit={handleSubmit}>
          <Stack>
            <Field label="Email" {...(error ? { error } : {})}>
              <TextInput
                type="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Field>
            <Field label="Password">
              <PasswordInput
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="primary">
              Sign In
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}

const Page = styled.main`
  max-width: 1440px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]};
`;
