import type { User } from '@fsvp/contracts/access/user';
import { createContext } from 'react';

/** The signed-in user, or null; the shell provides it. */
export const SessionContext = createContext<User | null>(null);
