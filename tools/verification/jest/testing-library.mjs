import { configure, getConfig } from '@testing-library/react';
import React from 'react';

const { getElementError } = getConfig();

configure({
  // `findBy…` and `waitFor` give up after one second by default, which a busy machine needs to render one screen.
  asyncUtilTimeout: 10_000,
  getElementError(message, container) {
    if (!message || !isRepeated()) return getElementError(message, container);
    const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
});

/**
 * Whether `findBy…` or `waitFor` calls the query. They repeat it until it succeeds, so that only the last error is ever read;
 * printing the document into each took a tenth of the time of component tests.
 */
function isRepeated() {
  return /** @type {{ _disableExpensiveErrorDiagnostics?: boolean }} */ (getConfig())._disableExpensiveErrorDiagnostics;
}

// In development builds React stores a stack for each created element, for its warnings: another tenth. It stops when this
// count is too high, which it resets once a second.
const internals = /** @type {any} */ (React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
