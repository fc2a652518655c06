import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { people } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../tests/api/api.ts';
import { ordering } from '../../tests/api/ordering.ts';
import { SHOP, shopping } from '../../tests/api/shopping.ts';
import { doDue } from './due.ts';
import type { Language } from './mailWords/say.ts';

/** Somebody who registers on pages in a language. */
async function reader(api: ReturnType<typeof testApi>, language: Language) {
  const name = unique('reader');
  const account = { email: `${name}@example.com`, username: name, password: `Pass-${name}-word` };
  const headers = { 'accept-language': language };
  const { body } = await api.ask('POST', '/jwt/register', { body: account, headers });
  return { ...account, id: body.user.id as number, token: body.accessToken as string };
}

/** Once as many were sent as are expected: they leave beside the answers, or when it is their turn. */
async function subjectsTo(api: ReturnType<typeof testApi>, email: string, count: number) {
  await doDue(api.deps);
  return vi.waitFor(() => {
    const found = api.mails.filter((one) => one.to === email).map((one) => one.subject);
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found.sort();
  });
}

describe('the mails of an account', () => {
  const api = testApi();

  it('are in the language of its pages: email, password, keys, and the farewell', async () => {
    const { email, password, token } = await reader(api, 'fr');
    const next = `${unique('next')}@example.com`;
    await api.post('/api/account/email', { email: next, password }, token);
    const key = { name: 'Robot', scope: 'read', areas: [], expiresOn: null };
    const made = await api.post('/api/keys', key, token);
    await api.ask('DELETE', `/api/keys/${made.body.key.id}`, { token });
    await api.post('/jwt/change-password', { current: password, password: 'another fine phrase' }, token);
    await api.post('/api/account/delete', { password: 'another fine phrase', code: '' }, token);
    expect(await subjectsTo(api, email, 6)).toEqual([
      'Confirmez votre e-mail',
      'Un nouvel e-mail a été demandé',
      'Une clé API a été créée',
      'Une clé API a été révoquée',
      'Votre compte a été supprimé',
      'Votre mot de passe a été changé',
    ]);
    expect(await subjectsTo(api, next, 1)).toEqual(['Confirmez votre nouvel e-mail']);
    const asked = api.mails.find((one) => one.subject === 'Un nouvel e-mail a été demandé');
    expect(asked?.text).toMatch(new RegExp(`^Bonjour reader.* utilise ${next} à la place .*\\n\\nLMS$`, 's'));
  });

  it('go to whoever has an address in their language, not in that of somebody who wants it', async () => {
    const owner = await reader(api, 'ar');
    const { password, token } = await reader(api, 'de');
    await api.post('/api/account/email', { email: owner.email, password }, token);
    await vi.waitFor(() =>
      expect(api.mails.findLast((one) => one.to === owner.email)).toMatchObject({
        subject: 'لهذا البريد الإلكتروني حساب بالفعل',
        text: expect.stringMatching(/^مرحبًا،\n\n/),
        html: expect.stringContaining('dir="rtl"'),
      }),
    );
  });

  it('are in the language of whoever made it, until its owner signs in', async () => {
    const maker = await reader(api, 'pt');
    const body = { fullName: 'Noa Lind', email: `${unique('noa')}@example.com`, password: 'Long-enough-1' };
    const { id } = (await api.post('/api/people', body, maker.token)).body.person;
    const change = (email: string) => api.ask('PATCH', `/api/people/${id}`, { body: { email }, token: maker.token });
    const second = `${unique('second')}@example.com`;
    await change(second);
    expect(await subjectsTo(api, body.email, 1)).toEqual(['O e-mail da sua conta foi alterado']);
    expect(await subjectsTo(api, second, 1)).toEqual(['Confirme o seu e-mail']);

    const invited = { fullName: 'Ida Blom', email: `${unique('ida')}@example.com` };
    await api.post('/api/people', invited, maker.token);
    expect(await subjectsTo(api, invited.email, 1)).toEqual(['Foi convidado']);

    const login = { email: second, password: body.password };
    await api.ask('POST', '/jwt/login', { body: login, headers: { 'accept-language': 'de' } });
    await api.db.update(people).set({ totpSecret: 'X', totpConfirmedAt: api.now() }).where(eq(people.id, id));
    await api.post(`/api/people/${id}/reset-two-steps`, {}, maker.token);
    expect(await subjectsTo(api, second, 2)).toContain('Die Anmeldung in zwei Schritten wurde ausgeschaltet');
  });
});

describe('notices by mail', () => {
  const api = testApi({ policy: { newcomers: 'admin' } });
  const { done, put } = shopping(api);

  it('say one thing to each in their own language, with money as they write it', async () => {
    const fans = { de: await reader(api, 'de'), ar: await reader(api, 'ar'), en: await reader(api, 'en') };
    const { product } = await put({ priceCents: 150_000 });
    const notices = { productUpdates: { app: true, mail: true } };
    for (const { token } of Object.values(fans)) {
      await api.ask('PUT', '/api/account/notices', { body: { notices }, token });
      await done('POST', `${SHOP}/wishlist`, { productId: product.id }, token, 201);
    }
    const { name, slug } = product;
    await done('PUT', `/api/products/${product.id}`, { name, slug, category: 'kit', priceCents: 120_050 });
    await doDue(api.deps);
    const mailTo = (email: string) => api.mails.find((one) => one.to === email && one.subject.includes(name));
    const german = mailTo(fans.de.email);
    if (!german) throw new Error('there is no German mail');
    expect(german.subject).toBe(`${name} ist jetzt günstiger`);
    expect(german.text.replace(/\s/g, ' ')).toContain('kostet jetzt 1.200,50 $ statt 1.500,00 $.');
    expect(mailTo(fans.en.email)?.text).toContain('costs $1,200.50 instead of $1,500.00.');
    expect(mailTo(fans.ar.email)).toMatchObject({
      subject: `${name} صار أرخص`,
      html: expect.stringContaining('تصلك هذه الرسالة لأنها مختارة في إشعارات حسابك.'),
    });
    const seen = (await api.get('/api/notifications', fans.de.token)).body.notifications;
    expect(seen[0]).toMatchObject({ kind: 'product-cheaper', data: { name, price: '$1,200.50', was: '$1,500.00' } });
  });
});

describe('the mail about an order', () => {
  const api = testApi({ policy: { newcomers: 'admin' } });
  const shop = ordering(api);

  it('is in the language of whoever ordered', async () => {
    const who = await shop.buyer();
    await api.ask('PUT', '/api/preferences', { body: { language: 'fr' }, token: who.token });
    const product = await shop.product({ priceCents: 123_456 });
    await shop.put(who.id, product.id, 1, 0);
    const { id } = await shop.order(who);
    await doDue(api.deps);
    const mail = api.mails.find((one) => one.to === who.email && one.subject === `Votre commande ${id}`);
    expect(mail?.text.replace(/\s+/g, ' ')).toMatch(
      new RegExp(`^Bonjour .+, merci pour votre commande ${id}, 1 \\d{3},\\d{2} \\$US au total : - .*${product.name}`),
    );
    expect(mail?.text).toContain('Vous y trouverez aussi la facture.');
  });
});
