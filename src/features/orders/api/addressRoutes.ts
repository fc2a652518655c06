import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import { addressChange, addressList, newAddress, oneAddress } from '#features/orders/contract.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from './addresses.ts';

const idParam = valid('param', z.object({ id: idSchema }));

async function oneOf({ db }: Deps, personId: number, id: number) {
  const found = (await listAddresses(db, personId)).find((one) => one.id === id);
  if (!found) throw notFound();
  return { address: found };
}

const tell = ({ bus }: Deps, personId: number) =>
  bus.publish({ people: [personId], topic: 'shop', ids: ['addresses'] });

export const addressRoutes = new Hono<Env>()
  .get('/api/addresses', can('read', 'Shop'), says('Orders', 'List your addresses', { 200: addressList }), async (c) =>
    c.json({ addresses: await listAddresses(c.var.deps.db, whoAsks(c).id) }),
  )
  .post(
    '/api/addresses',
    can('read', 'Shop'),
    says('Orders', 'Keep an address; with the same key again it is kept once, as it was sent last', {
      200: oneAddress,
      201: oneAddress,
    }),
    valid('json', newAddress),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const added = await deps.db.transaction((tx) => addAddress(tx, me.id, c.req.valid('json'), deps.clock()));
      await tell(deps, me.id);
      return c.json(await oneOf(deps, me.id, added.id), added.isNew ? 201 : 200);
    },
  )
  .put(
    '/api/addresses/:id',
    can('read', 'Shop'),
    says('Orders', 'Change an address; orders keep the one they were sent to', { 200: oneAddress }),
    idParam,
    valid('json', addressChange),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => changeAddress(tx, me.id, id, c.req.valid('json')));
      await tell(deps, me.id);
      return c.json(await oneOf(deps, me.id, id));
    },
  )
  .delete(
    '/api/addresses/:id',
    can('read', 'Shop'),
    says('Orders', 'Delete an address', { 200: idAnswer }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => deleteAddress(tx, me.id, id));
      await tell(deps, me.id);
      return c.json({ id });
    },
  );
