import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';

describe('preferences', () => {
  const api = testApi();
  const save = (body: unknown, token: string) => api.ask('PUT', '/api/preferences', { body, token });

  it('are kept per person; what is not named stays, tables are merged', async () => {
    const { accessToken: token } = await api.register();
    await save({ language: 'de', tables: { users: { density: 'compact' } } }, token);
    await save({ appearance: { skin: 'dark' } }, token);
    await save({ tables: { invoices: { hidden: ['total'] } } }, token);
    const { body } = await api.get('/api/preferences', token);
    expect(body.language).toBe('de');
    expect(body.appearance).toMatchObject({ skin: 'dark', menu: 'vertical', navbar: 'floating' });
    expect(body.tables.users.density).toBe('compact');
    expect(body.tables.invoices.hidden).toEqual(['total']);
    expect((await api.get('/api/preferences', await api.as('admin'))).body).toEqual({});
  });

  it('keep of the appearance what another device chose meanwhile', async () => {
    const { accessToken: token } = await api.register();
    await save({ appearance: { accent: 'plum', menu: 'horizontal' } }, token);
    const { body } = await save({ appearance: { skin: 'dark' } }, token);
    expect(body.appearance).toEqual({
      ...{ skin: 'dark', accent: 'plum', menu: 'horizontal', width: 'boxed', navbar: 'floating', footer: 'static' },
      ...{ collapsed: false, direction: 'auto', toasts: 'top-right' },
    });
  });

  it('remember that the tour was seen, beside everything else', async () => {
    const { accessToken: token } = await api.register();
    await save({ language: 'fr' }, token);
    expect((await save({ tour: 'skipped' }, token)).body).toEqual({ language: 'fr', tour: 'skipped' });
    expect((await save({ tour: 'finished' }, token)).body.tour).toBe('finished');
    expect((await save({ tour: 'half-way' }, token)).status).toBe(400);
    expect((await api.get('/api/preferences', token)).body).toEqual({ language: 'fr', tour: 'finished' });
  });

  it('refuse what is not there to choose, and change nothing', async () => {
    const { accessToken: token } = await api.register();
    const answer = await save({ language: 'de', appearance: { skin: 'pink' } }, token);
    expect(answer.status).toBe(400);
    expect(answer.body.error['appearance.skin']).toBeDefined();
    expect((await api.get('/api/preferences', token)).body).toEqual({});
  });
});
