import type { FieldError } from '@fsvp/contracts/core/problem';
import { createSigningGrants, type SigningSubject } from '@fsvp/contracts/signatures/signature';
import { useState } from 'react';
import { api } from '../api/api.js';
import { ApiError } from '../api/api-error.js';
import { useSession } from '../session/use-session.js';

/** What the form asks for besides the password. */
export interface AskedProof {
  email: boolean;
  code: boolean;
}

/** What the form says of the signer. */
export interface Proof {
  password: string;
  email?: string | null | undefined;
  code?: string | null | undefined;
}

/** The account that has signed in this window: from then on its password alone is enough (21 CFR 11.200(a)(1)(i)). */
let signedBy: string | null = null;

/**
 * Gets grants, in the order of their subjects, by which the signed-in person signs; in a shared session, the person who gives e-mail address and password.
 * `asked` are the fields to show: a code only once the server asks for it.
 */
export function useSigning() {
  const { user } = useSession();
  const ownAccount = user?.kind === 'user' ? user.id : null;
  const [asked, setAsked] = useState<AskedProof>({
    email: ownAccount === null || signedBy !== ownAccount,
    code: false,
  });

  const getGrants = async (subjects: SigningSubject[], { password, email, code }: Proof): Promise<string[]> => {
    try {
      const { grants } = await api.call(createSigningGrants, {
        body: {
          subjects,
          password,
          ...(asked.email && email && { email }),
          ...(asked.code && code && { code }),
        },
      });
      signedBy = ownAccount;
      return grants;
    } catch (error) {
      const hidden = hiddenFieldError(error, asked);
      if (!hidden) throw error;
      signedBy = null;
      setAsked({ email: true, code: asked.code || hidden.path === 'code' });
      throw new Error(hidden.message, { cause: error });
    }
  };
  const getGrant = async (subject: SigningSubject, proof: Proof) => (await getGrants([subject], proof))[0]!;
  return { asked, getGrant, getGrants, ownEmail: ownAccount === null ? '' : (user?.email ?? '') };
}

/** What the server says of a field that the form does not show yet. */
function hiddenFieldError(error: unknown, asked: AskedProof): FieldError | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fieldErrors.find(({ path }) => (path === 'email' || path === 'code') && !asked[path]);
}
