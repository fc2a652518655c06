import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { kanban } from '../../../../tests/api/kanban.ts';

const api = testApi();
const { board, card, colleague, read, remove } = kanban(api);

const patch = (path: string, body: object, token: string) => api.ask('PATCH', `/apps/kanban${path}`, { body, token });
const put = (path: string, token: string) => api.ask('PUT', `/apps/kanban${path}`, { token });
const drop = (path: string, token: string) => api.ask('DELETE', `/apps/kanban${path}`, { token });
const post = (path: string, body: object, token: string) => api.post(`/apps/kanban${path}`, body, token);

async function newCard() {
  const token = await api.as('admin');
  const { id, version } = await card(token, (await board(token)).id);
  return { token, id, version, path: `/tasks/${id}` };
}

async function upload(token: string, name: string, type: string, bytes: number[]) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const { status, body, text } = await api.ask('POST', '/api/files', { raw: form, token });
  expect(status, text).toBe(201);
  return body.file as { id: number; url: string };
}
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = (token: string) => upload(token, 'cover.png', 'image/png', [...PIXEL]);

describe('saving a card', () => {
  it('writes the fields that were sent, and its history says who did what', async () => {
    const { token, id, version, path } = await newCard();
    const change = { version, title: 'Renamed', description: '<p>Hi<script>x</script></p>', dueDate: '2031-05-23' };
    const { status, body } = await patch(path, { ...change, cover: { tile: 'pine-4' } }, token);
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ title: 'Renamed', description: '<p>Hi</p>', cover: 'tile:pine-4', version: 2 });
    expect(body.task.history.map((one: { what: string }) => one.what)).toEqual([
      'cover-set',
      'due-set',
      'described',
      'renamed',
      'made',
    ]);
    expect(body.task.history[3]).toMatchObject({ by: { fullName: 'Ruth Adeyemi' }, detail: { to: 'Renamed' } });
    const { body: history } = await api.get(`/apps/kanban/tasks/${id}/history?page=2&perPage=2`, token);
    expect(history).toEqual({ history: body.task.history.slice(2, 4), total: 5 });
  });

  it('lets two people save different fields, and refuses the one who comes second to the same', async () => {
    const { token, id, version, path } = await newCard();
    expect((await patch(path, { version, title: 'First' }, token)).status).toBe(200);
    expect((await patch(path, { version, description: '<p>Other field</p>' }, token)).status).toBe(200);
    const late = await patch(path, { version, title: 'Second' }, token);
    expect(late.status).toBe(409);
    expect(late.body.error).toContain('Ruth Adeyemi');
    expect((await patch(path, { version, title: 'First' }, token)).status).toBe(200);
    expect(await read(token, id)).toMatchObject({ title: 'First', description: '<p>Other field</p>', version: 3 });
    expect((await patch(path, { title: 'x' }, token)).body.error.version).toBeDefined();
    expect((await patch(path, { version: 3, cover: { tile: 'no spaces' } }, token)).status).toBe(400);
  });

  it('answers 404 for a card that is not there, and for ids that cannot be', async () => {
    const token = await api.as('admin');
    for (const id of ['2000000000', '0', 'x'])
      expect((await api.get(`/apps/kanban/tasks/${id}`, token)).status).toBe(404);
  });
});

describe('labels', () => {
  it('are put on and taken off, once', async () => {
    const { token, path } = await newCard();
    const { body } = await post('/labels', { name: 'Sports day', colour: 'success' }, token);
    const { id } = body.label;
    await put(`${path}/labels/${id}`, token);
    const { body: on } = await put(`${path}/labels/${id}`, token);
    expect(on.task.labels).toEqual([{ id, name: 'Sports day', colour: 'success' }]);
    expect(on.task.history.filter((one: { what: string }) => one.what === 'label-added')).toHaveLength(1);
    expect((await drop(`${path}/labels/${id}`, token)).body.task.labels).toEqual([]);
    expect((await put(`${path}/labels/2000000000`, token)).status).toBe(404);
  });

  it('are one list for all: renamed and recoloured everywhere, refused twice, deleted off every card', async () => {
    const { token, id: cardId, path } = await newCard();
    const { id } = (await post('/labels', { name: 'Trip' }, token)).body.label;
    await put(`${path}/labels/${id}`, token);
    expect((await post('/labels', { name: 'TRIP' }, token)).status).toBe(409);
    expect((await patch(`/labels/${id}`, { name: 'exams' }, token)).status).toBe(409);
    expect((await patch(`/labels/${id}`, { name: 'Trips', colour: 'pink' }, token)).status).toBe(400);
    await patch(`/labels/${id}`, { name: 'Trips', colour: 'info' }, token);
    expect((await read(token, cardId)).labels).toEqual([{ id, name: 'Trips', colour: 'info' }]);
    const { body } = await api.get('/apps/kanban/labels', token);
    expect(body.labels.find((one: { id: number }) => one.id === id)).toMatchObject({ cards: 1 });
    expect((await drop(`/labels/${id}`, token)).body).toEqual({ id, cards: 1 });
    expect((await read(token, cardId)).labels).toEqual([]);
    expect((await drop(`/labels/${id}`, token)).status).toBe(404);
  });
});

describe('people', () => {
  it('are put on a card and told; who cannot open the boards is refused', async () => {
    const { token, id, path } = await newCard();
    const helper = await colleague('user');
    const stranger = await colleague();
    const { body } = await put(`${path}/people/${helper.id}`, token);
    expect(body.task.people.map((one: { id: number }) => one.id)).toEqual([helper.id]);
    await put(`${path}/people/${helper.id}`, token);
    const { body: told } = await api.get('/api/notifications', helper.token);
    const assigned = told.notifications.filter((one: { kind: string }) => one.kind === 'card-assigned');
    expect(assigned).toHaveLength(1);
    expect(assigned[0]).toMatchObject({ link: `/apps/kanban?card=${id}`, data: { name: 'Ruth Adeyemi' } });
    expect((await put(`${path}/people/${stranger.id}`, token)).body.error.personId).toBeDefined();
    expect((await drop(`${path}/people/${helper.id}`, token)).body.task.people).toEqual([]);
  });

  it('are not told of what they do themselves, and leave their cards when they are deleted', async () => {
    const { token, id, path } = await newCard();
    const helper = await colleague('user');
    await api.ask('PUT', `/apps/kanban/tasks/${id}/people/${helper.id}`, { token: helper.token });
    const { body: told } = await api.get('/api/notifications', helper.token);
    expect(told.notifications.some((one: { kind: string }) => one.kind === 'card-assigned')).toBe(false);
    await post(`${path}/comments`, { text: 'I was here' }, helper.token);
    const { body: along } = await api.get(`/api/people/${helper.id}/belongings`, token);
    expect(along.kept.cardComments).toBe(1);
    expect((await remove('/apps/users/delete', { id: helper.id }, token)).status).toBe(200);
    const left = await read(token, id);
    expect(left.people).toEqual([]);
    expect(left.comments[0]).toMatchObject({ author: null, text: 'I was here' });
  });
});

describe('comments', () => {
  it('are written once, tell who is mentioned, and are changed by their author alone', async () => {
    const { token, id, path } = await newCard();
    const helper = await colleague('user');
    const key = crypto.randomUUID();
    const words = { text: `Look, @${helper.fullName}`, mentions: [helper.id], key };
    const { status, body } = await post(`${path}/comments`, words, token);
    expect(status).toBe(201);
    expect((await post(`${path}/comments`, words, token)).body.id).toBe(body.id);
    expect(body.task.comments).toMatchObject([{ mentions: [{ id: helper.id }], mayEdit: true, mayDelete: true }]);
    const { body: told } = await api.get('/api/notifications', helper.token);
    expect(told.notifications.filter((one: { kind: string }) => one.kind === 'card-mention')).toHaveLength(1);
    expect((await patch(`${path}/comments/${body.id}`, { text: 'x' }, helper.token)).status).toBe(403);
    const changed = await patch(`${path}/comments/${body.id}`, { text: 'Better', mentions: [helper.id] }, token);
    expect(changed.body.task.comments[0].text).toBe('Better');
    expect(changed.body.task.comments[0].editedAt).not.toBeNull();
    const again = (await api.get('/api/notifications', helper.token)).body.notifications;
    expect(again.filter((one: { kind: string }) => one.kind === 'card-mention')).toHaveLength(1);
    expect((await read(helper.token, id)).comments[0]).toMatchObject({ mayEdit: false, mayDelete: false });
    const student = await colleague();
    const bad = await post(`${path}/comments`, { text: 'x', mentions: [student.id] }, token);
    expect(bad.body.error['mentions.0']).toBeDefined();
    expect((await read(token, id)).comments).toHaveLength(1);
  });

  it("of others are deleted with Manage Others' Tasks alone", async () => {
    const { token, path } = await newCard();
    const [user, support] = [await colleague('user'), await colleague('support')];
    const { id } = (await post(`${path}/comments`, { text: 'Mine' }, token)).body;
    expect((await drop(`${path}/comments/${id}`, user.token)).status).toBe(403);
    expect((await drop(`${path}/comments/${id}`, support.token)).body.task.comments).toEqual([]);
    expect((await drop(`${path}/comments/${id}`, token)).status).toBe(404);
    const own = (await post(`${path}/comments`, { text: 'Own' }, user.token)).body.id;
    expect((await drop(`${path}/comments/${own}`, user.token)).status).toBe(200);
  });
});

describe('a checklist', () => {
  it('is added to, ticked, renamed, put in order and taken from', async () => {
    const { token, path } = await newCard();
    const key = crypto.randomUUID();
    const a = (await post(`${path}/checklist`, { title: 'A', key }, token)).body.id;
    expect((await post(`${path}/checklist`, { title: 'A', key }, token)).body.id).toBe(a);
    const b = (await post(`${path}/checklist`, { title: 'B' }, token)).body.id;
    const c = (await post(`${path}/checklist`, { title: 'C' }, token)).body.id;
    const titles = (body: { task: { checklist: { title: string }[] } }) => body.task.checklist.map((one) => one.title);
    expect(titles((await post(`${path}/checklist/${c}/move`, { beforeId: a }, token)).body)).toEqual(['C', 'A', 'B']);
    expect(titles((await post(`${path}/checklist/${c}/move`, {}, token)).body)).toEqual(['A', 'B', 'C']);
    const { body } = await patch(`${path}/checklist/${b}`, { isDone: true, title: 'Bee' }, token);
    expect(body.task.checklist[1]).toEqual({ id: b, title: 'Bee', isDone: true });
    const light = (await api.get('/apps/kanban/board', token)).body.cards.at(-1);
    expect(light.checklist).toEqual({ done: 1, total: 3 });
    expect(titles((await drop(`${path}/checklist/${a}`, token)).body)).toEqual(['Bee', 'C']);
    expect((await patch(`${path}/checklist/${a}`, { isDone: true }, token)).status).toBe(404);
    expect((await post(`${path}/checklist`, { title: ' ' }, token)).status).toBe(400);
  });

  it('is not written over by who read an older title, and says who was quicker', async () => {
    const { token, id: cardId, path } = await newCard();
    const helper = await colleague('user');
    const { id } = (await post(`${path}/checklist`, { title: 'A' }, token)).body;
    expect((await patch(`${path}/checklist/${id}`, { title: 'Theirs', seen: 'A' }, helper.token)).status).toBe(200);
    const late = await patch(`${path}/checklist/${id}`, { title: 'Mine', seen: 'A' }, token);
    expect(late.status).toBe(409);
    expect(late.body.error).toContain(helper.fullName);
    const titleNow = async () => (await read(token, cardId)).checklist[0].title;
    expect(await titleNow()).toBe('Theirs');
    // The same words, and a tick, are no matter of whose title it is.
    expect((await patch(`${path}/checklist/${id}`, { title: 'Theirs', seen: 'A' }, token)).status).toBe(200);
    expect((await patch(`${path}/checklist/${id}`, { isDone: true, seen: 'A' }, token)).status).toBe(200);
    expect((await patch(`${path}/checklist/${id}`, { title: 'Mine', seen: ' Theirs ' }, token)).status).toBe(200);
    expect((await patch(`${path}/checklist/${id}`, { title: 'Unasked' }, helper.token)).status).toBe(200);
    expect(await titleNow()).toBe('Unasked');
    expect((await patch(`${path}/checklist/${id}`, { title: 'x', seen: 1 }, token)).body.error.seen).toBeDefined();
  });

  it('takes items whose history is cut where a sign of two halves stands', async () => {
    const { token, path, id } = await newCard();
    const title = `${'a'.repeat(199)}😀 and so on`;
    const { status, body, text } = await post(`${path}/checklist`, { title }, token);
    expect(status, text).toBe(201);
    const item = `${path}/checklist/${body.id}`;
    expect((await patch(item, { isDone: true }, token)).status).toBe(200);
    expect((await patch(item, { title: `${title}!` }, token)).status).toBe(200);
    expect((await drop(item, token)).status).toBe(200);
    const { history } = await read(token, id);
    expect(history[0]).toMatchObject({ what: 'item-removed', detail: { name: `${'a'.repeat(199)}😀` } });
  });

  it('takes an item back as it was: ticked, and at its place', async () => {
    const { token, path } = await newCard();
    for (const title of ['A', 'B', 'C']) await post(`${path}/checklist`, { title }, token);
    const item = { title: 'Between', isDone: true, at: 1, key: crypto.randomUUID() };
    const { body } = await post(`${path}/checklist`, item, token);
    expect(body.task.checklist[1]).toEqual({ id: body.id, title: 'Between', isDone: true });
    const again = await post(`${path}/checklist`, item, token);
    expect(again.body.task.checklist).toEqual(body.task.checklist);
    const last = await post(`${path}/checklist`, { title: 'Last', at: 99 }, token);
    expect(last.body.task.checklist.map((one: { title: string }) => one.title)).toEqual([
      ...['A', 'Between', 'B', 'C', 'Last'],
    ]);
    for (const wrong of [{ at: -1 }, { at: 'x' }, { isDone: 'yes' }])
      expect((await post(`${path}/checklist`, { title: 'x', ...wrong }, token)).status).toBe(400);
  });
});

describe('files', () => {
  it('of the caller are attached, opened by whoever sees the boards, and taken off again', async () => {
    const { token, path } = await newCard();
    const [helper, stranger] = [await colleague('restricted-user'), await colleague()];
    const file = await picture(token);
    expect((await api.get(file.url, helper.token)).status).toBe(404);
    const { status, body } = await post(`${path}/attachments`, { fileId: file.id }, token);
    expect(status).toBe(201);
    expect(body.task.attachments).toMatchObject([{ name: 'cover.png', type: 'image/png', url: file.url }]);
    expect((await api.get(file.url, helper.token)).status).toBe(200);
    expect((await api.get(file.url, stranger.token)).status).toBe(404);
    await patch(path, { version: body.task.version, cover: { fileId: file.id } }, token);
    expect((await drop(`${path}/attachments/${body.id}`, token)).body.task).toMatchObject({
      attachments: [],
      cover: file.url,
    });
    expect((await api.get(file.url, helper.token)).status).toBe(200);
    await patch(path, { version: 99, cover: null }, token);
    expect((await api.get(file.url, helper.token)).status).toBe(404);
  });

  it('of others are refused, as attachment, as cover and within the text', async () => {
    const { token, path, version } = await newCard();
    const helper = await colleague('user');
    const file = await picture(token);
    expect((await post(`${path}/attachments`, { fileId: file.id }, helper.token)).body.error.fileId).toBeDefined();
    const change = { version, cover: { fileId: file.id } };
    expect((await patch(path, change, helper.token)).body.error.cover).toBeDefined();
    const text = await upload(helper.token, 'notes.txt', 'text/plain', [97]);
    for (const coverImage of [file.url, text.url]) {
      const [title, boardId] = ['Covered', 'todo'];
      const added = await api.post('/apps/kanban/add-task', { data: { title, boardId, coverImage } }, helper.token);
      const cover = { id: Number(path.split('/').at(-1)), coverImage };
      const changed = await api.post('/apps/kanban/update-task', { data: cover }, helper.token);
      for (const { body } of [added, changed]) expect(Object.keys(body.error)).toEqual(['data.coverImage']);
    }
    await patch(path, { version, description: `<p><img src="${file.url}"></p>` }, helper.token);
    expect((await api.get(file.url, helper.token)).status).toBe(404);
    const sent = [{ name: 'cover.png', img: file.url }];
    const data = { id: Number(path.split('/').at(-1)), attachments: sent };
    const answer = await api.post('/apps/kanban/update-task', { data }, helper.token);
    expect(answer.body.error['data.attachments.0.img']).toBeDefined();
    const own = await api.post('/apps/kanban/update-task', { data }, token);
    expect(own.body.task.attachments).toMatchObject(sent);
    const kept = await api.post('/apps/kanban/update-task', { data }, helper.token);
    expect(kept.body.task.attachments).toEqual(own.body.task.attachments);
  });
});
