import { isErrorValue, isRoundedNumber, NOT_CALCULATED, readYesNo } from './cells.js';

/** Fields of digits that are no number; `externalId` is the id of another system. */
const CODES = [
  ...['externalId', 'postalCode', 'phone', 'fsvpImporterDuns'],
  ...['duns', 'fei', 'fdaRegistration', 'approvalNumbers'],
];
const CHOICES = ['riskLevel', 'status', 'fsvpRequired'];

/**
 * What a spreadsheet has made of a cell, which must not be stored.
 * @param field by its name in the API
 * @returns as the end of a sentence, such as 'the error #N/A. …'
 */
export function describeCellProblem(field: string, cell: string): string | undefined {
  if (cell === NOT_CALCULATED)
    return 'a formula without a result. Open the workbook in a spreadsheet program and save it again';
  if (isErrorValue(cell)) return `the error ${cell}. Correct it in the spreadsheet, or leave the cell blank`;
  if (CODES.includes(field) && isRoundedNumber(cell))
    return `a rounded number, ${cell}. Format the column as text and enter all digits`;
  return undefined;
}

/** The value of a field: choices in lower case, yes and no as true and false. */
export function readSupplierCell(field: string, cell: string): string {
  if (!CHOICES.includes(field)) return cell;
  const choice = cell.trim().toLowerCase();
  return field === 'fsvpRequired' ? (readYesNo(choice) ?? choice) : choice;
}
