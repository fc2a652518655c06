import { expect } from 'vitest';
import { type testApi, unique } from './api.ts';

type Api = ReturnType<typeof testApi>;

/** A one-pixel picture. */
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const blogHelp = (api: Api) => ({
  /** A draft of a title nobody else has, unless one is given. */
  async draft(token: string, over: object = {}) {
    const body = { blogTitle: unique('A title '), content: '<p>Some words.</p>', ...over };
    const { status, body: made, text } = await api.post('/api/blog/posts', body, token);
    expect(status, text).toBe(201);
    return made.post as { id: number; slug: string; version: number; blogTitle: string };
  },
  async published(token: string, over: object = {}) {
    const { id } = await this.draft(token, over);
    const { status, body, text } = await api.post(`/api/blog/posts/${id}/publish`, {}, token);
    expect(status, text).toBe(200);
    return body.post as { id: number; slug: string; version: number; blogTitle: string };
  },
  async comment(token: string, postId: number, text: string, replyTo: number | null = null) {
    const { status, body, text: raw } = await api.post(`/api/blog/posts/${postId}/comments`, { text, replyTo }, token);
    expect(status, raw).toBe(201);
    return body as { id: number; comments: any[] };
  },
  detail: (id: number, token?: string) => api.get(`/blog/list/data/detail?id=${id}`, token),
  async upload(token: string) {
    const form = new FormData();
    form.set('file', new File([PIXEL], 'a.png', { type: 'image/png' }));
    const { body } = await api.ask('POST', '/api/files?for=attachment', { raw: form, token });
    return body.file as { id: number; url: string };
  },
});
