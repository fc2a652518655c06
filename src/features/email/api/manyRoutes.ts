import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import {
  addressQuery,
  bulkDone,
  labelChange,
  labelList,
  mailBulk,
  newLabel,
  oneLabel,
  signature,
  suggestions,
  undoBody,
  undone,
} from '#features/email/contract.ts';
import { bulkMails, emptyTrash, undoBulk } from './bulk.ts';
import { addLabel, changeLabel, deleteLabel } from './labels.ts';
import { keepSignature, offerAddresses, readSignature } from './more.ts';
import { listLabels } from './queries.ts';
import { tellMails } from './tell.ts';

const labelParam = valid('param', z.object({ id: z.string().max(40) }));

export const emailManyRoutes = new Hono<Env>()
  .post(
    '/apps/email/bulk',
    can('manage', 'Email'),
    says('Email', 'Do something to chosen mails, or to all that a list shows', { 200: bulkDone }),
    valid('json', mailBulk),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const done = await deps.db.transaction((tx) => bulkMails(tx, me.id, c.req.valid('json'), deps.clock()));
      await tellMails(deps, [me.id]);
      return c.json(done);
    },
  )
  .post(
    '/apps/email/undo',
    can('manage', 'Email'),
    says('Email', 'Take back what was done to many mails', { 200: undone }),
    valid('json', undoBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { token } = c.req.valid('json');
      const done = await deps.db.transaction((tx) => undoBulk(tx, deps, me.id, token));
      await tellMails(deps, [me.id]);
      return c.json(done);
    },
  )
  .post(
    '/apps/email/empty-trash',
    can('manage', 'Email'),
    says('Email', 'Delete for ever what is in the trash', { 200: bulkDone }),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const changed = await deps.db.transaction((tx) => emptyTrash(tx, me.id));
      await tellMails(deps, [me.id]);
      return c.json({ changed, undo: null });
    },
  );

export const emailLabelRoutes = new Hono<Env>()
  .get('/apps/email/labels', can('read', 'Email'), says('Email', 'List labels', { 200: labelList }), async (c) =>
    c.json({ labels: await listLabels(c.var.deps.db, whoAsks(c).id) }),
  )
  .post(
    '/apps/email/labels',
    can('manage', 'Email'),
    says('Email', 'Make a label', { 201: oneLabel }),
    valid('json', newLabel),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const id = await deps.db.transaction((tx) => addLabel(tx, me.id, c.req.valid('json')));
      await tellMails(deps, [me.id]);
      const label = (await listLabels(deps.db, me.id)).find((one) => one.id === id);
      if (!label) throw notFound();
      return c.json({ label }, 201);
    },
  )
  .patch(
    '/apps/email/labels/:id',
    can('manage', 'Email'),
    says('Email', 'Rename or recolour a label', { 200: oneLabel }),
    labelParam,
    valid('json', labelChange),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => changeLabel(tx, me.id, id, c.req.valid('json')));
      await tellMails(deps, [me.id]);
      const label = (await listLabels(deps.db, me.id)).find((one) => one.id === id);
      if (!label) throw notFound();
      return c.json({ label });
    },
  )
  .delete(
    '/apps/email/labels/:id',
    can('manage', 'Email'),
    says('Email', 'Delete a label; its mails stay', { 200: idAnswer }),
    labelParam,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => deleteLabel(tx, me.id, id));
      await tellMails(deps, [me.id]);
      return c.json({ id });
    },
  )
  .get(
    '/apps/email/signature',
    can('read', 'Email'),
    says('Email', 'Read the own signature', { 200: signature }),
    async (c) => c.json(await readSignature(c.var.deps.db, whoAsks(c).id)),
  )
  .put(
    '/apps/email/signature',
    can('manage', 'Email'),
    says('Email', 'Keep a signature', { 200: signature }),
    valid('json', signature),
    async (c) => c.json(await keepSignature(c.var.deps.db, whoAsks(c).id, c.req.valid('json').html)),
  )
  .get(
    '/apps/email/addresses',
    can('read', 'Email'),
    says('Email', 'Whom to write to', { 200: suggestions }),
    valid('query', addressQuery),
    async (c) => c.json({ addresses: await offerAddresses(c.var.deps.db, whoAsks(c).id, c.req.valid('query').q) }),
  );
