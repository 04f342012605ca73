import { describeCellProblem, readYesNo } from './cells.js';

/** Fields of digits that are no number; `externalId` is the id of another system. */
const CODES = [
  ...['externalId', 'postalCode', 'phone', 'fsvpImporterDuns'],
  ...['duns', 'fei', 'fdaRegistration', 'approvalNumbers'],
];
const CHOICES = ['riskLevel', 'status', 'fsvpRequired'];

/** `describeCellProblem` of a cell of a supplier. @param field by its name in the API */
export const describeSupplierCellProblem = (field: string, cell: string): string | undefined =>
  describeCellProblem(cell, CODES.includes(field));

/** The value of a field: choices in lower case, yes and no as true and false. */
export function readSupplierCell(field: string, cell: string): string {
  if (!CHOICES.includes(field)) return cell;
  const choice = cell.trim().toLowerCase();
  return field === 'fsvpRequired' ? (readYesNo(choice) ?? choice) : choice;
}
