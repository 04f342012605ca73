import { expect } from '@playwright/test';
import { test } from '../fixtures/signed-in.js';

/** Each screen's title, button and section titles, exactly as specified. */
const screens: { path: string; title: string; texts: string[]; button?: string }[] = [
  {
    path: '/',
    title: 'Dashboard',
    texts: [
      'FSMA Compliance Dashboard',
      'Monitor your supplier compliance and verification activities',
      'Risk Assessment Overview',
      'Upcoming Verifications',
      'Recent Supplier Activity',
      'Active Corrective Actions',
    ],
  },
  {
    path: '/suppliers',
    title: 'Suppliers',
    texts: ['Manage your supplier database and FSVP compliance', 'Supplier Directory'],
    button: 'Add Supplier',
  },
  { path: '/fsvp-compliance', title: 'FSVP Compliance', texts: ['FSVP Suppliers'] },
  { path: '/hazard-analysis', title: 'Hazard Analysis', texts: [] },
  {
    path: '/verifications',
    title: 'Verifications',
    texts: ['Schedule and track supplier verification activities and audits'],
    button: 'Schedule Verification',
  },
  {
    path: '/receiving-inspections',
    title: 'Receiving Inspections',
    texts: ['Track product receiving inspections with temperature checks and quality assessments'],
  },
  {
    path: '/corrective-actions',
    title: 'Corrective Actions',
    texts: ['Manage corrective and preventive actions for supplier non-conformances'],
  },
  {
    path: '/documents',
    title: 'Document Management',
    texts: ['Manage supplier documents, certificates, and compliance records', 'Document Library'],
    button: 'Upload Document',
  },
  {
    path: '/reports',
    title: 'Reports & Analytics',
    texts: [
      'Generate compliance reports and analyze supplier performance data',
      'Available Reports',
      'Report Settings',
      'Recent Reports',
    ],
    button: 'Generate Report',
  },
];

for (const { path, title, texts, button } of screens) {
  test(`${path} has its heading, its subtitle and its parts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    for (const text of texts)
      await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    if (button) await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  });
}
