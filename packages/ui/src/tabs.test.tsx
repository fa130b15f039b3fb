import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlazaThemeProvider } from './plaza-theme-provider';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

function Markets() {
  const [value, setValue] = useState('crypto');
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList label="Markets">
        <Tab value="crypto">Crypto</Tab>
        <Tab value="forex">Forex</Tab>
      </TabList>
      <TabPanel value="crypto">Bitcoin</TabPanel>
      <TabPanel value="forex">Euro</TabPanel>
    </Tabs>
  );
}

it('moves between tabs with the arrows and shows the chosen panel alone', async () => {
  render(<Markets />, { wrapper: PlazaThemeProvider });
  expect(screen.getByRole('tabpanel', { name: 'Crypto' })).toHaveTextContent('Bitcoin');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Forex', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Forex' })).toHaveTextContent('Euro');
  expect(screen.queryByText('Bitcoin')).not.toBeInTheDocument();
});
