import { useContext } from 'react';
import { SessionContext } from './session.context.js';

export function useSession() {
  return { user: useContext(SessionContext) };
}
