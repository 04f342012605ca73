import { expect, test } from '@jest/globals';
import { CHANGE_TYPES, CHANGING_RECORDS } from '@fsvp/contracts/catalogue/change';
import { createWebhook, updateWebhook } from '@fsvp/contracts/catalogue/webhook-calls';
import {
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayFailedWebhookDeliveries,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@fsvp/contracts/webhooks/webhook';
import { formatDateTime } from '@fsvp/ui';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DELIVERY_ID,
  sampleDelivery,
  sampleDeliveryDetails,
  sampleWebhook,
  SUPPLIER_ID,
  WEBHOOK_ID,
} from '../testing/sample-webhooks.js';
import { typeLabel } from './type-labels.js';
import { Webhooks } from './webhooks.js';

const AT = '/admin?section=webhooks';
const VIEW = `${AT}&view=${WEBHOOK_ID}`;
const SECRET = `whsec_${'s'.repeat(44)}`;
const hostWith = (...webhooks: Webhook[]) => new MockHost().answer(listWebhooks, { webhooks, total: webhooks.length });
const withLog = (webhook: Webhook, ...deliveries: WebhookDelivery[]) =>
  hostWith(webhook)
    .answer(getWebhook, webhook)
    .answer(listWebhookDeliveries, { deliveries, next: null })
    .answer(getWebhookDelivery, sampleDeliveryDetails());
const render = (host: MockHost, at = AT) => renderInHost(<Webhooks />, { host, at });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const rowOf = async (name: string, area: ReturnType<typeof within> = screen) =>
  within((await area.findByText(name)).closest('tr')!);
const press = async (area: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(await area.findByRole('button', { name }));
const fail = { state: 'failed', attempts: 10, status: 500, error: 'The program answered with 500' } as const;

test('lists the webhooks with address, types in words, deliveries and what is wrong', async () => {
  const hour = new Date(Date.now() - 3_600_000).toISOString();
  const others = [
    sampleWebhook({
      id: 'w2',
      name: 'Laboratory',
      state: 'paused',
      waiting: 3,
      failed: 2,
      types: ['receiving-inspection', 'supplier.created.v1'],
    }),
    sampleWebhook({ id: 'w3', name: 'Old portal', state: 'disabled', disabledReason: 'gone', disabledAt: hour }),
    sampleWebhook({ id: 'w4', name: 'Data lake', url: 'http://lake.example.com:8080/in', failingSince: hour }),
  ];
  render(hostWith(sampleWebhook({ lastDeliveredAt: hour }), ...others));
  const row = await rowOf('ERP system');
  for (const text of [
    'erp.example.com',
    '/fsvp/changes?tenant=7',
    'All changes',
    'None waiting',
    'Active',
    'about 1 hour ago',
  ])
    expect(row.getByText(text)).toBeVisible();
  const paused = await rowOf('Laboratory');
  for (const text of ['Receiving inspections, Supplier created', '3 waiting', '2 failed', 'Paused', 'Never'])
    expect(paused.getByText(text)).toBeVisible();
  const disabled = await rowOf('Old portal');
  for (const text of ['Disabled', 'The address responded with 410 Gone'])
    expect(disabled.getByText(text)).toBeVisible();
  const failing = await rowOf('Data lake');
  for (const text of ['http://lake.example.com:8080', 'Failing for about 1 hour'])
    expect(failing.getByText(text)).toBeVisible();
});

test('without webhooks, says what one is and leads to the form; a failed load can be repeated', async () => {
  const host = hostWith();
  const { address, unmount } = render(host);
  expect(await screen.findByText(/^No webhooks yet\. A webhook sends/)).toBeVisible();
  await press(screen, 'Create webhook');
  expect(address()).toBe(`${AT}&new=1`);
  unmount();
  const failing = new MockHost().fail(listWebhooks, 500);
  render(failing);
  expect(await screen.findByText('The webhooks could not be loaded')).toBeVisible();
  failing.answer(listWebhooks, { webhooks: [sampleWebhook()], total: 1 });
  await press(screen, 'Retry');
  expect(await screen.findByText('ERP system')).toBeVisible();
});

test('every type has a label of its own', () => {
  const labels = CHANGE_TYPES.map((type) => typeLabel(type));
  expect(new Set(labels).size).toBe(CHANGE_TYPES.length);
  expect(labels.filter((label) => /\.v\d/.test(label))).toEqual([]);
});

test('a new webhook gets all changes; its secret is shown once, with how to check a message', async () => {
  const host = hostWith().answer(createWebhook, { webhook: sampleWebhook(), secret: SECRET });
  render(host, `${AT}&new=1`);
  const form = await dialog('Create a webhook');
  await press(form, 'Create webhook');
  expect(await form.findByText('Enter a name')).toBeVisible();
  expect(form.getByText('Enter the address')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'ERP system');
  await userEvent.type(form.getByRole('textbox', { name: /^Address/ }), 'https://erp.example.com/fsvp');
  await press(form, 'Create webhook');
  const shown = await dialog('Secret of ERP system');
  expect(host.requests(createWebhook)[0]!.body).toEqual({
    name: 'ERP system',
    url: 'https://erp.example.com/fsvp',
    types: [],
  });
  expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
  expect(shown.getByText(/^Copy the secret now\. It will not be shown again\./)).toBeVisible();
  expect(shown.getByText(/webhook-id, webhook-timestamp and webhook-signature/)).toBeVisible();
  await press(shown, 'Done');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Secret' })).toBeNull());
  expect(host.requests(listWebhooks)).toHaveLength(2);
});

test('chosen changes are types of records or of events; none chosen and a refused address are said at their fields', async () => {
  const detail = 'Addresses of the own network are not allowed';
  const host = hostWith().fail(createWebhook, 400, { errors: [{ path: 'url', message: detail }] });
  render(host, `${AT}&new=1`);
  const form = await dialog('Create a webhook');
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'ERP system');
  await userEvent.type(form.getByRole('textbox', { name: /^Address/ }), 'https://10.0.0.1/fsvp');
  await userEvent.click(form.getByRole('radio', { name: /^Chosen changes/ }));
  await press(form, 'Create webhook');
  expect(await form.findByText('Choose at least one type')).toBeVisible();
  expect(host.requests(createWebhook)).toEqual([]);

  await userEvent.click(form.getByRole('checkbox', { name: 'Receiving inspections' }));
  await press(form, 'Events of Suppliers');
  await userEvent.click(form.getByRole('checkbox', { name: 'Supplier created' }));
  expect(form.getByRole('checkbox', { name: /^Suppliers/ })).toBePartiallyChecked();
  await press(form, 'Create webhook');
  expect(await form.findByText(detail)).toBeVisible();
  expect(host.requests(createWebhook)[0]!.body.types).toEqual(['supplier.created.v1', 'receiving-inspection']);

  // All events of a type of records are that type: later ones belong to it too.
  for (const { type } of CHANGING_RECORDS.supplier!.events.slice(1))
    await userEvent.click(form.getByRole('checkbox', { name: typeLabel(type) }));
  await press(form, 'Create webhook');
  await waitFor(() => expect(host.requests(createWebhook)).toHaveLength(2));
  expect(host.requests(createWebhook)[1]!.body.types).toEqual(['supplier', 'receiving-inspection']);
});

test('a change sends what is different, with the version; typed values are not discarded without a question', async () => {
  const webhook = sampleWebhook({ types: ['supplier'] });
  const host = withLog(webhook).answer(updateWebhook, webhook);
  const { address } = render(host, VIEW);
  await press(await dialog('ERP system'), 'Edit…');
  const form = await dialog('Edit webhook');
  expect(await form.findByRole('checkbox', { name: 'Suppliers' })).toBeChecked();
  await userEvent.click(form.getByRole('radio', { name: /^All changes/ }));
  await press(form, 'Cancel');
  await press(await question('Discard changes?'), 'Keep editing');
  await press(form, 'Save');
  await waitFor(() => expect(address()).toBe(AT));
  const [request] = host.requests(updateWebhook);
  expect(request!.body).toEqual({ types: [] });
  expect(request!.headers['If-Match']).toBe('"3"');
});

test('the details say why a webhook is disabled and make it active again; an active one is paused', async () => {
  const at = '2026-03-05T12:00:00.000Z';
  const webhook = sampleWebhook({ state: 'disabled', disabledReason: 'failing', disabledAt: at, waiting: 12 });
  const host = withLog(webhook).answer(updateWebhook, sampleWebhook());
  render(host, VIEW);
  const details = await dialog('ERP system');
  const notice = await details.findByText(/^Disabled since/);
  expect(notice).toHaveTextContent(
    `Disabled since ${formatDateTime(at)}: a message failed 10 times. Check that the program works and that the address is right. 12 deliveries wait, and are sent in order once the webhook is active.`,
  );
  expect(details.queryByRole('button', { name: 'Pause' })).toBeNull();
  host.answer(listWebhooks, { webhooks: [sampleWebhook()], total: 1 });
  await press(details, 'Reactivate');
  expect(await screen.findByText('Webhook is active')).toBeVisible();
  expect(host.requests(updateWebhook)[0]!.body).toEqual({ state: 'active' });
  await press(details, 'Pause');
  await waitFor(() => expect(host.requests(updateWebhook)).toHaveLength(2));
  expect(host.requests(updateWebhook)[1]!.body).toEqual({ state: 'paused' });
});

test('a test message is followed until its result is known', async () => {
  const sent = sampleDelivery({ type: 'webhook.test', state: 'waiting', attempts: 0, status: null });
  const host = withLog(sampleWebhook()).answer(testWebhook, sent);
  let calls = 0;
  host.answer(getWebhookDelivery, () =>
    sampleDeliveryDetails(
      calls++ === 0 ? sent : { ...sent, state: 'failed', attempts: 1, error: 'There is no host with this name.' },
    ),
  );
  render(host, VIEW);
  const details = await dialog('ERP system');
  await press(details, 'Send test message');
  expect(await details.findByText('Sending a test message…')).toBeVisible();
  expect(
    await details.findByText(
      'The test message was not delivered: There is no host with this name.',
      {},
      { timeout: 10_000 },
    ),
  ).toBeVisible();
});

test('a secret is replaced after a question, and the new one is shown once', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const webhook = sampleWebhook({ previousSecretUntil: until });
  const host = withLog(sampleWebhook()).fail(rotateWebhookSecret, 500, { detail: 'Not now' });
  render(host, VIEW);
  await press(await dialog('ERP system'), 'More actions for ERP system');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace secret…' }));
  const asked = await question('Replace the secret of ERP system?');
  expect(asked.getByText(/^Messages are also signed with the old secret for another 24 hours\./)).toBeVisible();
  await press(asked, 'Replace secret');
  expect(await asked.findByText('Not now')).toBeVisible();
  await waitFor(() => expect(asked.getByRole('button', { name: 'Replace secret' })).not.toHaveAttribute('aria-busy'));
  host.answer(rotateWebhookSecret, { webhook, secret: SECRET });
  await press(asked, 'Replace secret');
  const shown = await dialog('Secret of ERP system');
  expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
  expect(shown.getByText(new RegExp(formatDateTime(until)))).toBeVisible();
});

test('a webhook is deleted after a question that names the deliveries that wait', async () => {
  const host = withLog(sampleWebhook({ waiting: 2 })).answer(deleteWebhook, undefined);
  const { address } = render(host, VIEW);
  await press(await dialog('ERP system'), 'More actions for ERP system');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const asked = await question('Delete ERP system?');
  expect(asked.getByText(/^2 deliveries are waiting and will never be sent\./)).toBeVisible();
  await press(asked, 'Delete');
  expect(await screen.findByText('Webhook deleted')).toBeVisible();
  expect(host.requests(deleteWebhook)[0]!.params).toEqual({ id: WEBHOOK_ID });
  await waitFor(() => expect(address()).toBe(AT));
});

test('the log shows deliveries with record, answer and next attempt; a filter is kept in the URL', async () => {
  const next = new Date(Date.now() + 7_200_000).toISOString();
  const waiting = sampleDelivery({
    id: 'v2',
    type: 'qualification.signed.v1',
    recordType: 'qualification',
    state: 'waiting',
    attempts: 3,
    status: null,
    error: 'No answer within 15 seconds',
    nextAttemptAt: next,
  });
  const host = withLog(sampleWebhook(), waiting, sampleDelivery());
  const { address } = render(host, VIEW);
  const details = await dialog('ERP system');
  const row = await rowOf('Qualification signed', details);
  for (const text of [
    'Waiting',
    '3 attempts',
    'No answer within 15 seconds',
    'Version 4',
    'Next attempt in about 2 hours',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.queryByRole('link')).toBeNull();
  const delivered = await rowOf('Supplier updated', details);
  expect(delivered.getByRole('link', { name: /Version.4/ })).toHaveAttribute('href', `/suppliers?view=${SUPPLIER_ID}`);
  expect(delivered.getByText('Status 200')).toBeVisible();
  expect(delivered.queryByRole('button', { name: /^Send/ })).toBeNull();
  await userEvent.click(details.getByRole('radio', { name: 'Failed' }));
  expect(address()).toBe(`${VIEW}&state=failed`);
  await waitFor(() => expect(host.requests(listWebhookDeliveries).at(-1)!.query.getAll('state')).toEqual(['failed']));
});

test('older deliveries are loaded by cursor', async () => {
  const page = (from: number) =>
    Array.from({ length: 25 }, (_, index) => sampleDelivery({ id: `v${from + index}`, type: 'document.updated.v1' }));
  const host = withLog(sampleWebhook()).answer(listWebhookDeliveries, ({ query }) => {
    const limit = Number(query.get('limit'));
    const after = Number(query.get('cursor') ?? 0);
    return {
      deliveries: page(after)
        .concat(page(after + 25))
        .slice(0, limit),
      next: after + limit < 60 ? String(after + limit) : null,
    };
  });
  render(host, VIEW);
  const details = await dialog('ERP system');
  await waitFor(() => expect(details.getAllByText('Document updated')).toHaveLength(25));
  await press(details, 'Show older deliveries');
  await waitFor(() => expect(details.getAllByText('Document updated')).toHaveLength(50));
  expect(details.getByRole('button', { name: 'Show older deliveries' })).toBeVisible();
});

test('failed deliveries are sent again, one or all', async () => {
  const failed = sampleDelivery(fail);
  const host = withLog(sampleWebhook({ failed: 3 }), failed)
    .answer(replayWebhookDelivery, { ...failed, state: 'waiting' })
    .answer(replayFailedWebhookDeliveries, { replayed: 3 });
  render(host, VIEW);
  const details = await dialog('ERP system');
  await press(details, /^Send again: Supplier updated/);
  expect(await screen.findByText('The message is sent again')).toBeVisible();
  expect(host.requests(replayWebhookDelivery)[0]!.params).toEqual({ id: WEBHOOK_ID, deliveryId: DELIVERY_ID });
  await press(details, 'Send 3 failed deliveries again…');
  await press(await question('Send 3 failed deliveries again?'), 'Send again');
  expect(await screen.findByText('3 failed deliveries will be sent again')).toBeVisible();
  expect(host.requests(replayFailedWebhookDeliveries)).toHaveLength(1);
});

test('the details of a delivery show body and attempts; Escape returns to the webhook', async () => {
  const host = withLog(sampleWebhook(), sampleDelivery());
  const { address } = render(host, VIEW);
  const details = await dialog('ERP system');
  await press(details, /^Supplier updated/);
  expect(address()).toBe(`${VIEW}&delivery=${DELIVERY_ID}`);
  const shown = await dialog('Supplier updated');
  expect(await shown.findByRole('group', { name: 'Body' })).toHaveTextContent(
    '{ "type": "supplier.updated.v1", "data"',
  );
  for (const text of ['thank you', '1,230 ms', 'Status 200', 'msg_0197a000'])
    expect(shown.getByText(text)).toBeVisible();
  const user = userEvent.setup();
  await user.click(shown.getByRole('button', { name: 'Copy body' }));
  expect(await navigator.clipboard.readText()).toBe(sampleDeliveryDetails().body);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Supplier updated' })).toBeNull());
  expect(address()).toBe(VIEW);
});

test('an id of no webhook is said', async () => {
  render(hostWith(), `${AT}&view=unknown`);
  expect(await screen.findByText('There is no webhook with this id.')).toBeVisible();
});
