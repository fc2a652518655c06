import { Hono } from 'hono';
import { can } from '#api/access.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { take } from '#api/limits.ts';
import { mine, whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { draftBody, mailId, oneEmail, scheduleBody, sendBody, sentMail } from '#features/email/contract.ts';
import { deleteDraft, saveDraft } from './drafts.ts';
import { readMail } from './queries.ts';
import { callBack, holdMail, reschedule, timeToSend } from './send.ts';
import { tellMails } from './tell.ts';

const SENDING = { points: 60, seconds: 600 };
const idParam = valid('param', mailId);

async function answerSent(deps: Deps, ownerId: number, id: number) {
  const email = await readMail(deps.db, ownerId, id);
  const undoUntil = email.state === 'waiting' ? email.sendAt : null;
  return { email, undoUntil, hasMailServer: deps.mailer.isReal };
}

export const emailWritingRoutes = new Hono<Env>()
  .post(
    '/apps/email/drafts',
    can('manage', 'Email'),
    says('Email', 'Keep a draft; with an id and the version that was seen it is changed', {
      200: oneEmail,
      201: oneEmail,
    }),
    valid('json', draftBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const writer = await mine(c);
      const { id, isNew } = await deps.db.transaction((tx) =>
        saveDraft(tx, me, writer, c.req.valid('json'), deps.clock()),
      );
      await tellMails(deps, [me.id], [id]);
      return c.json(await readMail(deps.db, me.id, id), isNew ? 201 : 200);
    },
  )
  .delete(
    '/apps/email/drafts/:id',
    can('manage', 'Email'),
    says('Email', 'Throw a draft away', { 200: idAnswer }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const me = whoAsks(c);
      await deps.db.transaction((tx) => deleteDraft(tx, me.id, id));
      await tellMails(deps, [me.id], [id]);
      return c.json({ id });
    },
  )
  .post(
    '/apps/email/send',
    can('manage', 'Email'),
    says('Email', 'Send a mail; for some seconds it can be called back', { 201: sentMail }),
    valid('json', sendBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      await take(deps.db, deps.clock(), `mail:${me.id}`, SENDING);
      const writer = await mine(c);
      const id = await deps.db.transaction((tx) => holdMail(tx, deps, me, writer, c.req.valid('json')));
      await tellMails(deps, [me.id], [id]);
      return c.json(await answerSent(deps, me.id, id), 201);
    },
  )
  .post(
    '/apps/email/undo-send/:id',
    can('manage', 'Email'),
    says('Email', 'Call a mail back that is not sent yet: it is a draft again', { 200: oneEmail }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const me = whoAsks(c);
      await deps.db.transaction((tx) => callBack(tx, me.id, id, deps.clock()));
      await tellMails(deps, [me.id], [id]);
      return c.json(await readMail(deps.db, me.id, id));
    },
  )
  .patch(
    '/apps/email/scheduled/:id',
    can('manage', 'Email'),
    says('Email', 'Send a scheduled mail at another time', { 200: sentMail }),
    idParam,
    valid('json', scheduleBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const me = whoAsks(c);
      const at = timeToSend(c.req.valid('json').sendAt, deps.clock());
      await deps.db.transaction((tx) => reschedule(tx, me.id, id, at, 'scheduled'));
      await tellMails(deps, [me.id], [id]);
      return c.json(await answerSent(deps, me.id, id));
    },
  )
  .post(
    '/apps/email/scheduled/:id/send-now',
    can('manage', 'Email'),
    says('Email', 'Send a scheduled mail now', { 200: sentMail }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const me = whoAsks(c);
      await deps.db.transaction((tx) => reschedule(tx, me.id, id, deps.clock(), 'waiting'));
      await tellMails(deps, [me.id], [id]);
      return c.json(await answerSent(deps, me.id, id));
    },
  );
