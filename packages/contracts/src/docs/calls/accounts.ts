import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { FUTURE_DAY, recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.account };
const link = { token: 'hRmZK3m0cJc2vV5s0Wl0lQ' };
const EXPIRES = '2026-11-27T14:05:12.000Z';
const NAMES = { firstName: 'Sana', lastName: 'Patel' };
const EMAIL = 's.patel@importer.example.com';
const PASSWORD = 'seven tidy olive baskets';

const USER = {
  id: EXAMPLE_IDS.account,
  email: EMAIL,
  ...NAMES,
  profileImageUrl: null,
  role: 'editor',
  title: 'Food safety manager',
  kind: 'user',
  permissions: ['self', 'read', 'write', 'read_packages', 'create_packages', 'share_packages', 'read_audit_trail'],
  token: null,
  canSign: [],
  expiresOn: null,
  hasSecondFactor: false,
  singleSignOn: false,
  mustSetUp: null,
  timeZone: 'America/Chicago',
  suiteUrl: 'https://fsvp.example.org',
  createdAt: '2026-10-05T14:05:12.000Z',
  updatedAt: '2026-10-05T14:05:12.000Z',
};
const ACCOUNT = {
  ...recordOf(EXAMPLE_IDS.account),
  email: EMAIL,
  ...NAMES,
  title: 'Food safety manager',
  role: 'editor',
  status: 'active',
  identityVerified: null,
  expiresOn: null,
  language: 'en',
  hasSecondFactor: false,
  invitedUntil: null,
  lastSignInAt: '2026-11-02T07:58:00.000Z',
  passwordChangedAt: '2026-10-05T14:10:00.000Z',
};
const INVITED = {
  account: { ...ACCOUNT, status: 'invited', invitedUntil: EXPIRES, lastSignInAt: null, passwordChangedAt: null },
  invitation: { path: `/#invitation=${link.token}`, expiresAt: EXPIRES },
};
const REVIEW_SUMMARY = {
  ...recordOf(EXAMPLE_IDS.accountReview),
  day: '2026-10-05',
  state: 'draft',
  accountCount: 1,
  confirmedByName: null,
  confirmedAt: null,
};
const REVIEW = {
  ...REVIEW_SUMMARY,
  accounts: [
    {
      name: 'Sana Patel',
      email: EMAIL,
      role: 'editor',
      status: 'active',
      expiresOn: null,
      lastSignInAt: '2026-10-05T07:58:00.000Z',
      hasSecondFactor: false,
      tokens: 1,
    },
  ],
};
const review = { id: EXAMPLE_IDS.accountReview };

export const ACCOUNT_CALLS: CallsDocs = {
  getCurrentUser: {
    description: 'Who makes the request, what the role allows and what a policy still demands. A token sees its owner.',
    response: USER,
  },
  updateCurrentUser: {
    description: 'Absent fields stay as they are. Email address, role and title are changed by an administrator.',
    request: NAMES,
    response: USER,
  },
  login: {
    description:
      'With `email` it is the sign-in of an account, without it that of the shared login. After 10 failures the address has to wait. Failures are plain text; the session comes as a cookie. Programs use an API token instead.',
    request: [{ password: PASSWORD, email: EMAIL }, { password: 'the shared password' }],
    toTry:
      'Put the `email` and `password` of your account in place of those of the example, or the shared password without `email`.',
    response: USER,
    plainFailures: true,
    problems: ['not-signed-in', 'too-many-attempts'],
  },
  logout: { description: 'Ends the session of this request for good; its cookie is worth nothing afterwards.' },

  listAccountReviews: {
    description:
      'Twice a year, by our policy, an administrator confirms by signature who has access (21 CFR 11.300(b) says periodically).',
    response: { reviews: [REVIEW_SUMMARY], total: 1, dueOn: '2027-04-05', draftId: EXAMPLE_IDS.accountReview },
  },
  createAccountReview: {
    description: 'Takes a snapshot of all accounts, to be checked and signed. Publishes `account-review.drafted.v1`.',
    response: REVIEW,
    problems: ['duplicate'],
  },
  getAccountReview: {
    description: 'The accounts as they were on the day of the snapshot.',
    params: review,
    response: REVIEW,
  },
  updateAccountReview: {
    description: 'Takes the snapshot again, after accounts were corrected. Publishes `account-review.updated.v1`.',
    params: review,
    response: { ...REVIEW, version: 2 },
    problems: ['record-signed'],
  },
  deleteAccountReview: {
    description: 'Only a draft can be deleted. Publishes `account-review.deleted.v1`.',
    params: review,
    problems: ['record-signed'],
  },

  getInvitation: {
    description:
      'The link of an invitation, of a new password or of the first administrator. The answer contains nothing about other accounts.',
    params: link,
    response: {
      kind: 'invitation',
      email: EMAIL,
      ...NAMES,
      role: 'editor',
      codeRequired: false,
      expiresAt: EXPIRES,
    },
    problems: ['link-ended'],
  },
  acceptInvitation: {
    description:
      'Sets the password, and opens a session. The link is used up with it. The password has at least 12 characters and is none of the well-known ones. Publishes `user.activated.v1`.',
    toTry:
      'Put the last part of the link that you were given, after `#invitation=`, in `token`, and a password of your choice in `password`.',
    params: link,
    request: { password: PASSWORD, ...NAMES },
    response: USER,
    problems: ['link-ended', 'identity-not-proved', 'too-many-attempts'],
  },
  changePassword: {
    description: 'Takes the present password. All other sessions of the account end (21 CFR 11.300).',
    toTry: 'Put the password of your account in `currentPassword`, and another one in `newPassword`.',
    request: { currentPassword: PASSWORD, newPassword: 'eleven quiet maple lanterns' },
    problems: ['identity-not-proved', 'too-many-attempts'],
  },
  listOwnSessions: {
    description: 'With address and browser, so that a session of somebody else is found.',
    response: {
      sessions: [
        {
          id: EXAMPLE_IDS.session,
          current: true,
          openedAt: '2026-11-24T07:58:00.000Z',
          lastSeenAt: '2026-11-24T08:30:00.000Z',
          address: '203.0.113.7',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
        },
      ],
      total: 1,
      needsPassword: true,
    },
  },
  endOwnSession: {
    description:
      'The session ends at once. The password is not asked for after single sign-on. Publishes `session.closed.v1`.',
    toTry:
      'Put the `id` of one of your sessions (`GET /api/auth/sessions`) in the address, and the password of your account in `password`.',
    params: { id: EXAMPLE_IDS.session },
    request: { password: PASSWORD },
    problems: ['identity-not-proved', 'too-many-attempts'],
  },
  endOtherSessions: {
    description: 'All sessions of the account but this one end at once.',
    toTry: 'Put the password of your account in `password`.',
    request: { password: PASSWORD },
    problems: ['identity-not-proved', 'too-many-attempts'],
  },
  getSignInOptions: {
    description: 'What the sign-in page offers. The answer contains nothing about accounts.',
    response: { sharedLogin: true, accounts: true, provider: null },
  },
  beginTotp: {
    description:
      'Gives the secret for an authenticator app. Nothing changes before `PUT /api/auth/totp` has a right code.',
    toTry: 'Put the password of your account in `password`.',
    request: { password: PASSWORD },
    response: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/FSVP%20Suite:s.patel?secret=JBSWY3DPEHPK3PXP' },
    problems: ['identity-not-proved', 'too-many-attempts'],
  },
  confirmTotp: {
    description: 'From now on each sign-in takes a code. All other sessions of the account end.',
    toTry:
      'Call `POST /api/auth/totp`, enter its `secret` in an authenticator app, and put the code that the app shows in `code`.',
    request: { code: '492039' },
    problems: ['identity-not-proved', 'too-many-attempts', 'wrong-state'],
  },
  removeTotp: {
    description: 'Takes the password and a code. A policy may demand that another one is set up at once.',
    toTry: 'Put the password of your account in `password`, and the code that your authenticator app shows in `code`.',
    request: { password: PASSWORD, code: '492039' },
    problems: ['identity-not-proved', 'too-many-attempts'],
  },

  listPeople: {
    description:
      'At most 100 active accounts by name; `total` says how many there are, and `search` narrows them. With `id`, these accounts, disabled ones too. Name and title only: everything else of an account is for administrators.',
    response: { people: [{ id: EXAMPLE_IDS.account, name: 'Alma Reyes', title: 'Food safety manager' }], total: 1 },
  },
  listAccounts: {
    description:
      'All accounts, disabled ones too. Accounts are never deleted, since signatures name them (21 CFR 11.100(a)).',
    response: { users: [ACCOUNT], total: 1 },
  },
  inviteAccount: {
    description:
      'Each person has an account of their own, with an email address that no other account has (21 CFR 11.300(a)). The suite sends no mail: hand over the link of the answer. Publishes `user.invited.v1`.',
    request: { email: EMAIL, ...NAMES, title: 'Food safety manager', role: 'editor', expiresOn: FUTURE_DAY },
    response: INVITED,
    problems: ['duplicate'],
  },
  getAccount: { description: 'The answer has the ETag for `If-Match`.', params: one, response: ACCOUNT },
  updateAccount: {
    description:
      'Absent fields stay as they are. Another role counts from the next request of the person on. `identityVerified` keeps who made sure of the identity of the person and how, which 21 CFR 11.100(b) asks for before the first signature; the suite does not refuse a signature without it. Publishes `user.updated.v1` or `user.role-changed.v1`.',
    params: one,
    request: { title: 'Food safety manager', identityVerified: { how: 'Passport shown in person' } },
    response: { ...ACCOUNT, version: 2 },
    problems: ['last-administrator'],
  },
  disableAccount: {
    description:
      'Sessions and tokens of the person end at once; signatures stay valid (21 CFR 11.300(b)). Publishes `user.disabled.v1`.',
    params: one,
    response: { ...ACCOUNT, version: 2, status: 'disabled' },
    problems: ['last-administrator'],
  },
  enableAccount: {
    description: 'The person signs in with the same password as before. Publishes `user.enabled.v1`.',
    params: one,
    response: { ...ACCOUNT, version: 3 },
  },
  renewInvitation: {
    description:
      'For a person who lost the link, the password or the second factor. Earlier links end (21 CFR 11.300(c)).',
    params: one,
    request: { removeSecondFactor: false },
    response: { ...INVITED, account: ACCOUNT },
    problems: ['wrong-state'],
  },
};
