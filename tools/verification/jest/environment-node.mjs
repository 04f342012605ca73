import './compile-cache.mjs';
import { TestEnvironment } from 'jest-environment-node';
import { withoutLeftContexts } from './async-contexts.mjs';

export default withoutLeftContexts(TestEnvironment);
