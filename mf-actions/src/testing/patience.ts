import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after one second unless told otherwise, which a busy machine needs for one screen.
configure({ asyncUtilTimeout: 10_000 });
