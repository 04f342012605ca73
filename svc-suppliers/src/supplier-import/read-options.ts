import {
  TSV_TYPE,
  XLSX_TYPE,
  type ImportEncoding,
  type ImportQuotes,
  type ImportSeparator,
} from '@fsvp/contracts/supplier-import';

/** How a file is to be read, as far as the caller says. */
export interface ReadOptions {
  encoding?: ImportEncoding;
  separator?: ImportSeparator;
  quotes?: ImportQuotes;
  sheet?: string;
  /** The media type the file came with. */
  mediaType?: string;
}

/** The separator that goes without saying. */
export function defaultSeparator(mediaType = ''): ImportSeparator {
  return isType(mediaType, TSV_TYPE) ? 'tab' : 'comma';
}

/** Whether the caller says that the file is a workbook. */
export function isWorkbookType(mediaType = ''): boolean {
  return isType(mediaType, XLSX_TYPE);
}

function isType(mediaType: string, type: string): boolean {
  return mediaType.split(';')[0]?.trim().toLowerCase() === type;
}
