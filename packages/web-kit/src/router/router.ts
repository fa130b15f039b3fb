/** The only router that remotes may import, shared with the shell. */
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link';
export { type HistoryStep, useAddressRequest, useChangeSearch, useSearchChoice, useSearchText } from './search-params';
