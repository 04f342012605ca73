import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { formatLongDate } from '../foundation/format-later.js';
import { formatDate, formatNumber, formatRelativeTime } from '../foundation/format.js';
import { t } from './t.js';
import { addTranslations, setLanguage } from './translations.js';

afterEach(() => setLanguage('en-US'));

const ENTRIES = '{count, plural, one {# entry is overdue.} other {# entries are overdue.}}';
const entries = (count: number) => t({ defaultMessage: ENTRIES }, { count });

describe('a text', () => {
  it('is English without translations', () => {
    expect(t({ defaultMessage: 'Today' })).toBe('Today');
    expect(t({ defaultMessage: 'Revoke {name}?' }, { name: 'Outlook' })).toBe('Revoke Outlook?');
    expect([0, 1, 2, 12_616].map(entries)).toEqual([
      '0 entries are overdue.',
      '1 entry is overdue.',
      '2 entries are overdue.',
      '12,616 entries are overdue.',
    ]);
  });

  it('is one sentence with the elements in it', () => {
    const text = t(
      { defaultMessage: 'Read <link>the <b>guide</b></link> of {name}' },
      { name: 'Acme', link: (content) => <a href="/guide">{content}</a>, b: (content) => <strong>{content}</strong> },
    );
    const { container } = render(<p>{text}</p>);
    expect(container.innerHTML).toBe('<p>Read <a href="/guide">the <strong>guide</strong></a> of Acme</p>');
  });

  it('has the form that the rules of the language want for a number', () => {
    setLanguage('pl');
    addTranslations({
      [ENTRIES]:
        '{count, plural, one {# wpis jest zaległy.} few {# wpisy są zaległe.} many {# wpisów jest zaległych.} other {# wpisu jest zaległe.}}',
    });
    expect([0, 1, 2, 5, 22, 1.5].map(entries)).toEqual([
      '0 wpisów jest zaległych.',
      '1 wpis jest zaległy.',
      '2 wpisy są zaległe.',
      '5 wpisów jest zaległych.',
      '22 wpisy są zaległe.',
      '1,5 wpisu jest zaległe.',
    ]);
  });

  it('stays English where a translation is missing, and is forgotten with its language', () => {
    setLanguage('es');
    addTranslations({ Today: 'Hoy' });
    addTranslations({ Done: 'Hecho' });
    expect([t({ defaultMessage: 'Today' }), t({ defaultMessage: 'Done' }), t({ defaultMessage: 'Copy' })]).toEqual([
      'Hoy',
      'Hecho',
      'Copy',
    ]);
    setLanguage('zh');
    expect(t({ defaultMessage: 'Today' })).toBe('Today');
  });
});

describe('dates and numbers', () => {
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10));

  it('are in English what Intl writes', () => {
    const browser = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    for (const day of days) expect(formatDate(day)).toBe(browser.format(new Date(day)));
  });

  it('follow the language of the texts', () => {
    const now = new Date('2026-03-05T12:00:00Z');
    const written = () => [
      formatDate('2024-03-05'),
      formatLongDate('2024-03-05'),
      formatNumber(1_234_567),
      formatRelativeTime('2026-03-05T10:00:00Z', '', now),
    ];
    expect(written()).toEqual(['Mar 5, 2024', 'Tuesday, March 5, 2024', '1,234,567', 'about 2 hours ago']);
    setLanguage('es');
    expect(written()).toEqual(['5 mar 2024', 'martes, 5 de marzo de 2024', '1.234.567', 'hace 2 horas']);
    setLanguage('zh');
    expect(written()).toEqual(['2024年3月5日', '2024年3月5日星期二', '1,234,567', '2小时前']);
  });
});
