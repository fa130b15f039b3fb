/** The only router that remotes may use: the shell's. */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type HistoryStep, useAddressRequest, useChangeSearch, useSearchChoice, useSearchText } from './search-params';
