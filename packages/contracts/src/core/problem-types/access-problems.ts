import type { ProblemType } from './problem-type.js';

/** Who makes the request is not known, may not do this, or does it too often. */
export const ACCESS_PROBLEMS = {
  'not-signed-in': {
    status: 401,
    title: 'Unauthorized',
    description: 'The call needs a session or an API token, and the request has neither, or the session has ended.',
    whatToDo: 'Sign in, or send an API token: "Authorization: Bearer fsvp_...".',
  },
  'invalid-token': {
    status: 401,
    title: 'Unauthorized',
    description:
      'The API token is unknown, revoked, expired, used from an address that it does not allow, or its owner’s account has ended.',
    whatToDo: 'Check the token in Administration, API tokens, or have another one created.',
  },
  'service-token-required': {
    status: 401,
    title: 'Unauthorized',
    description: 'The request went to a service directly. Services take requests from the gateway only.',
    whatToDo: 'Send the request to the address of the suite.',
  },
  'role-not-allowed': {
    status: 403,
    title: 'Forbidden',
    description: 'The role of the person, or of the owner of the API token, does not allow this call.',
    whatToDo: 'Ask an administrator, or have a person with another role do it.',
  },
  'scope-missing': {
    status: 403,
    title: 'Forbidden',
    description: 'The API token was created without the scope that this call needs. `detail` names the scope.',
    whatToDo: 'Have a token created with that scope.',
  },
  'person-required': {
    status: 403,
    title: 'Forbidden',
    description: 'No API token may do this: signing, deciding and administering need a person.',
    whatToDo: 'Sign in as a person and do it on the screen.',
  },
  'account-required': {
    status: 403,
    title: 'Forbidden',
    description: 'This belongs to the account of one person, and the shared login has none.',
    whatToDo: 'Sign in with your own account.',
  },
  'cross-site-request': {
    status: 403,
    title: 'Forbidden',
    description: 'A browser sent this change from a page of another site.',
    whatToDo: 'Open the suite itself and try again. Programs send neither Origin nor Referer.',
  },
  'second-factor-required': {
    status: 403,
    title: 'Forbidden',
    description: 'A policy demands a second factor, and the account has none.',
    whatToDo: 'Set up a second factor in your profile.',
  },
  'password-expired': {
    status: 403,
    title: 'Forbidden',
    description: 'The password is older than the policy allows.',
    whatToDo: 'Choose a new password in your profile.',
  },
  'signer-not-allowed': {
    status: 403,
    title: 'Forbidden',
    description: 'The role of the person who proved their identity does not allow this signature.',
    whatToDo: 'Have a person sign whose role allows it.',
  },
  'another-signer': {
    status: 403,
    title: 'Forbidden',
    description: 'The proof of identity is of another person than the one who is signed in.',
    whatToDo: 'Sign in your own name.',
  },
  'separation-of-duties': {
    status: 403,
    title: 'Forbidden',
    description:
      'A policy demands another person for this signature: the signer did the work that it confirms. `policy` names it.',
    whatToDo: 'Have another person sign.',
  },
  'invalid-upload-url': {
    status: 403,
    title: 'Forbidden',
    description: 'The upload URL was not made by this suite, or was changed.',
    whatToDo: 'Ask for an upload URL and use it unchanged.',
  },
  'upload-url-expired': {
    status: 403,
    title: 'Forbidden',
    description: 'The upload URL is older than it may be.',
    whatToDo: 'Ask for a new upload URL.',
  },
  'token-limit': {
    status: 429,
    title: 'Too Many Requests',
    description: 'The API token has made as many requests in this minute as it may. RateLimit-Policy names the limit.',
    whatToDo: 'Wait for the seconds in Retry-After. Before that happens, RateLimit says how many requests are left.',
  },
  'too-many-open-requests': {
    status: 429,
    title: 'Too Many Requests',
    description: 'Too many requests of one network are open that have no session or token.',
    whatToDo: 'Wait for the seconds in Retry-After. Sign in, or send an API token.',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many attempts',
    description:
      'There were too many failed sign-ins, or wrong passwords or codes, from this address or for this account.',
    whatToDo: 'Wait for the seconds in Retry-After.',
  },
} as const satisfies Record<string, ProblemType>;
