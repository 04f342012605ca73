import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after one second by default, which a busy machine needs to render one screen.
configure({ asyncUtilTimeout: 10_000 });
