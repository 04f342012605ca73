import {
  TSV_TYPE,
  XLSX_TYPE,
  type ImportEncoding,
  type ImportQuotes,
  type ImportSeparator,
} from '@fsvp/contracts/suppliers/supplier-import';

/** The caller's options for reading a file. */
export interface ReadOptions {
  encoding?: ImportEncoding;
  separator?: ImportSeparator;
  quotes?: ImportQuotes;
  sheet?: string;
  headingRow?: number;
  /** The media type of the request. */
  mediaType?: string;
  /** Rows at most, blank ones and the heading included. */
  maxRows?: number;
  /** The columns that a file must have, for the message about an empty one; those of suppliers by default. */
  required?: string;
}

/** The separator if none is given. */
export function defaultSeparator(mediaType = ''): ImportSeparator {
  return isType(mediaType, TSV_TYPE) ? 'tab' : 'comma';
}

/** Whether the media type is that of a workbook. */
export function isWorkbookType(mediaType = ''): boolean {
  return isType(mediaType, XLSX_TYPE);
}

function isType(mediaType: string, type: string): boolean {
  return mediaType.split(';')[0]?.trim().toLowerCase() === type;
}
