export { AddressCombobox } from './address-combobox';
export { directionsUrl } from './directions-url';
export { savedAddressesApi, useSavedAddressesQuery } from './saved-addresses';
