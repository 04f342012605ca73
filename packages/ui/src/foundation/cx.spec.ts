import { describe, expect, it } from '@jest/globals';
import { cx } from './cx.js';

describe('cx', () => {
  it('keeps a text size beside a text colour', () => {
    expect(cx('text-body', 'text-muted')).toBe('text-body text-muted');
  });

  it('lets the later of two utilities win', () => {
    expect(cx('px-3 text-body', 'px-9', 'text-card')).toBe('px-9 text-card');
  });
});
