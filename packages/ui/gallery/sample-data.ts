import type { Tone } from '../src/index.js';

export interface Row {
  id: string;
  name: string;
  contact: string;
  location: string;
  status: { label: string; tone: Tone };
  risk: { label: string; tone: Tone };
  verified: string | null;
}

const statuses: Row['status'][] = [
  { label: 'Approved', tone: 'green' },
  { label: 'Pending', tone: 'yellow' },
  { label: 'Rejected', tone: 'red' },
  { label: 'Suspended', tone: 'orange-outline' },
];
const risks: Row['risk'][] = [
  { label: 'Low Risk', tone: 'green' },
  { label: 'Medium Risk', tone: 'yellow' },
  { label: 'High Risk', tone: 'red' },
];
const names = [
  'Agroindustrias San Martín S.A. de C.V.',
  'Hangzhou Yongsheng Aquatic Products Import and Export Co., Ltd.',
  'Conservas do Norte',
  'Thai Union Seafood',
  'Zakłady Mięsne Łódź',
  'Olivares de Jaén',
  'Mekong Delta Fisheries',
  'Golden Harvest Spices Pvt. Ltd.',
];

export const rows: Row[] = names.map((name, index) => ({
  id: String(index),
  name,
  contact: ['María Fernández', 'Chen Wei', 'João Pereira', 'Somchai Prasert'][index % 4] ?? '',
  location: ['Culiacán, Mexico', 'Hangzhou, China', 'Porto, Portugal', 'Samut Sakhon, Thailand'][index % 4] ?? '',
  status: statuses[index % 4] ?? statuses[0]!,
  risk: risks[index % 3] ?? risks[0]!,
  verified: index % 3 === 2 ? null : `2026-0${(index % 8) + 1}-1${index}T00:00:00.000Z`,
}));

export async function searchRows(text: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
  return rows
    .filter((row) => row.name.toLowerCase().includes(text.toLowerCase()))
    .map((row) => ({ value: row.id, label: row.name, description: row.location }));
}
