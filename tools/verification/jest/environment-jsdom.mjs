import './compile-cache.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { withoutLeftContexts } from './async-contexts.mjs';

export default withoutLeftContexts(TestEnvironment);
