import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';

const api = testApi();
const bills = billing(api);

const ONE = '/api/invoice/invoices/1';
const READS: [method: string, path: string, body?: object][] = [
  ['GET', '/apps/invoice/invoices'],
  ['GET', '/api/invoice/counts'],
  ['GET', '/api/invoice/clients'],
  ['GET', '/api/invoice/settings'],
  ['GET', '/api/invoice/export'],
  ['POST', '/api/invoice/export', { ids: [1] }],
  ['GET', ONE],
  ['GET', `${ONE}/versions`],
  ['GET', `${ONE}/versions/1`],
  ['GET', `${ONE}/events`],
  ['GET', `${ONE}/pdf`],
];
const WRITES: [method: string, path: string, body?: object][] = [
  ['POST', '/api/invoice/clients', { name: 'New', companyEmail: 'new@access.example' }],
  ['PUT', '/api/invoice/clients/1', { name: 'Changed', companyEmail: 'changed@access.example' }],
  ['PUT', '/api/invoice/settings', {}],
  ['POST', '/api/invoice/invoices', {}],
  ['PUT', ONE, {}],
  ['POST', `${ONE}/duplicate`],
  ['POST', `${ONE}/send`, {}],
  ['POST', `${ONE}/payments`, {}],
  ['DELETE', `${ONE}/payments/1`],
  ['POST', `${ONE}/link`],
  ['DELETE', `${ONE}/link`],
  ['POST', '/api/invoice/bulk', { action: 'delete', ids: [1] }],
  ['POST', '/api/invoice/restore', { ids: [1] }],
  ['DELETE', '/apps/invoice/delete?id=1'],
];

async function statuses(calls: typeof READS, token: string | undefined) {
  const seen = new Set<number>();
  for (const [method, path, body] of calls) {
    const answer = await api.ask(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) });
    seen.add(answer.status);
  }
  return [...seen];
}

describe('who reaches invoices', () => {
  it('is nobody without a session, no student and no client without the permission', async () => {
    const before = await bills.one(1);
    expect(await statuses([...READS, ...WRITES], undefined)).toEqual([401]);
    expect(await statuses([...READS, ...WRITES], await api.as('Student'))).toEqual([403]);
    expect(await statuses([...READS, ...WRITES], await api.as('client'))).toEqual([403]);
    expect(await bills.one(1)).toEqual(before);
  });

  it('only looks with the permission to view', async () => {
    const token = await bills.staff('restricted-user');
    expect(await statuses(READS, token)).toEqual([200]);
    expect(await statuses(WRITES, token)).toEqual([403]);
  });

  it('is whoever manages money', async () => {
    const token = await bills.staff('manager');
    expect(await statuses(READS, token)).toEqual([200]);
    const answers = await statuses(WRITES, token);
    expect(answers.filter((status) => ![200, 201, 400, 404].includes(status))).toEqual([]);
    expect((await bills.send('GET', ONE)).status).toBe(404);
  });
});
