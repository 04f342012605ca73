import { buffer } from 'node:stream/consumers';
import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import { ASSESSMENT_LABELS, type Assessment } from '@fsvp/contracts/quality/activity-result';
import { MEANING_LABELS, type Meaning } from '@fsvp/contracts/signatures/signature';
import { formatInstants } from '../reports/definitions/signature-texts.js';
import { MARGIN, PdfPages, type TextStyle } from '../reports/formats/pdf-page.js';

/** What the event of a signature has of it. */
export interface SignatureOfPage {
  signerName: string;
  signerTitle: string | null;
  signedAt: string;
  meaning: Meaning;
  /** Canonical text of what was signed. */
  content: string;
  contentSha256: string;
}

/** The file that was signed. */
export interface SignedFile {
  title: string;
  fileName: string;
  fileVersion: number;
  sha256: string;
}

const LABEL: TextStyle = { size: 9, weight: 'bold', color: 'muted' };
const TEXT: TextStyle = { size: 10 };
const LABEL_WIDTH = 140;
const LEADING = 14;

/** A page that says who reviewed a file, when, with which meaning and result (21 CFR 11.50). @param activity its title */
export function writeSignaturePage(signature: SignatureOfPage, file: SignedFile, activity: string): Promise<Buffer> {
  const pages = new PdfPages(
    {
      title: 'Signature page',
      header: file.title,
      footer: `FSVP Suite   Signature page of version ${file.fileVersion}`,
    },
    'portrait',
  );
  const { assessment, reason, versionNumber } = JSON.parse(signature.content) as {
    assessment: Assessment;
    reason: string | null;
    versionNumber: number;
  };
  const rows: [label: string, text: string | null][] = [
    ['Document', file.title],
    ['File', `${file.fileName}, version ${file.fileVersion}`],
    ['SHA-256 of the file', file.sha256],
    ['Reviewed for', activity],
    ['Meaning', MEANING_LABELS[signature.meaning]],
    ['Assessment', ASSESSMENT_LABELS[assessment]],
    ['Reason', reason],
    ['Signed by', [signature.signerName, signature.signerTitle].filter(Boolean).join(', ')],
    ['Signed at', formatInstants(signature.signedAt, suiteTimeZone())],
    ['Version of the review', String(versionNumber)],
    ['SHA-256 of what was signed', signature.contentSha256],
  ];
  pages.addPage();
  pages.drawText('Signature page', MARGIN, pages.y, { size: 18, weight: 'bold' });
  pages.y += 34;
  for (const [label, text] of rows) {
    if (text === null) continue;
    const lines = text.split('\n').flatMap((part) => pages.wrapText(part, pages.width - LABEL_WIDTH, TEXT, Infinity));
    for (const [index, line] of lines.entries()) {
      pages.ensureSpace(LEADING);
      if (index === 0) pages.drawText(label, MARGIN, pages.y + 1, LABEL);
      pages.drawText(line, MARGIN + LABEL_WIDTH, pages.y, TEXT);
      pages.y += LEADING;
    }
    pages.y += 6;
  }
  pages.end();
  return buffer(pages.doc);
}
