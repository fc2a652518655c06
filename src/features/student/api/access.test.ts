import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { routeAccess } from '#api/access.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { addCategory, addQuestion } from '../../../../tests/api/questions.ts';

/** All that a student may call besides what is open to strangers. A new call is not theirs until it stands here. */
const OWN = [
  // Account.
  ...['GET /api/me', 'POST /jwt/change-password', 'POST /jwt/verify-email/send'],
  ...['GET /jwt/two-steps', 'POST /jwt/two-steps/setup', 'POST /jwt/two-steps/confirm', 'POST /jwt/two-steps/off'],
  'POST /jwt/two-steps/recovery-codes',
  // Account settings.
  ...['GET /account-setting/data', 'PATCH /api/account/general', 'PATCH /api/account/info', 'PUT /api/account/social'],
  ...['PUT /api/account/notices', 'POST /api/account/email', 'POST /api/account/email/resend'],
  ...['DELETE /api/account/email', 'PUT /api/account/avatar', 'DELETE /api/account/avatar'],
  ...['GET /api/account/download', 'GET /api/account/leaving', 'POST /api/account/delete'],
  // Sessions.
  ...['GET /jwt/sessions', 'DELETE /jwt/sessions/:id', 'POST /jwt/sessions/end-others'],
  // Preferences, bookmarks, notifications, search.
  ...['GET /api/preferences', 'PUT /api/preferences', 'GET /api/bookmarks/data', 'POST /api/bookmarks/update'],
  ...['GET /api/notifications', 'POST /api/notifications/read', 'DELETE /api/notifications/:id', 'GET /api/live'],
  ...['GET /api/main-search/data', 'GET /api/select/data', 'GET /api/autocomplete/data'],
  // The plan of one's own account.
  ...['GET /api/pricing/mine', 'POST /api/pricing/choose', 'POST /api/pricing/keep'],
  // Files of one's own.
  ...['POST /api/files', 'DELETE /api/files/:id'],
  // Talking below posts, and keeping them.
  ...['POST /api/blog/posts/:id/comments', 'PATCH /api/blog/comments/:id', 'DELETE /api/blog/comments/:id'],
  ...['POST /api/blog/comments/:id/restore', 'POST /api/blog/comments/:id/report'],
  ...['PUT /api/blog/posts/:id/bookmark', 'DELETE /api/blog/posts/:id/bookmark'],
  // Profile.
  ...['GET /profile/data', 'PATCH /api/profile', 'GET /api/profile/suggestions'],
  ...['GET /api/profile/people/:id', 'GET /api/profile/people/:id/photos'],
  ...['GET /api/profile/people/:id/followers', 'GET /api/profile/people/:id/following'],
  ...['PUT /api/profile/people/:id/follow', 'DELETE /api/profile/people/:id/follow'],
  ...['GET /api/profile/posts', 'GET /api/profile/posts/newer', 'POST /api/profile/posts'],
  ...['GET /api/profile/posts/:id', 'PATCH /api/profile/posts/:id', 'DELETE /api/profile/posts/:id'],
  ...['POST /api/profile/posts/:id/restore', 'POST /api/profile/posts/:id/share', 'GET /api/profile/posts/:id/likes'],
  ...['PUT /api/profile/posts/:id/like', 'DELETE /api/profile/posts/:id/like'],
  ...['GET /api/profile/posts/:id/comments', 'POST /api/profile/posts/:id/comments'],
  ...['PATCH /api/profile/comments/:id', 'DELETE /api/profile/comments/:id', 'POST /api/profile/comments/:id/restore'],
  ...['PUT /api/profile/comments/:id/like', 'DELETE /api/profile/comments/:id/like'],
  ...['GET /api/profile/polls', 'PUT /api/profile/polls/:id/vote', 'DELETE /api/profile/polls/:id/vote'],
  'POST /api/profile/polls/:id/close',
  ...['GET /api/profile/pages', 'PUT /api/profile/pages/:id/follow', 'DELETE /api/profile/pages/:id/follow'],
  'GET /api/profile/notices',
  // Learning.
  ...['GET /api/student/home', 'GET /api/student/categories', 'GET /api/student/practices'],
  ...['POST /api/student/practices', 'DELETE /api/student/practices', 'GET /api/student/practices/:id'],
  'PUT /api/student/practices/:id/answers/:position',
  'PUT /api/student/practices/:id/answers/:position/flag',
  'POST /api/student/practices/:id/submit',
];

describe('what a student reaches', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });
  const statusOf = async (method: string, path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = method === 'GET' ? null : '{}';
    const answer = await api.app.request(path.replace(/:\w+/g, '1'), { method, headers, body });
    // A stream would never end by itself.
    await answer.body?.cancel();
    return answer.status;
  };

  it('is the own account, profile, files and practice, call by call', async () => {
    const reached: string[] = [];
    const token = await api.as('Student');
    for (const { method, path, rule } of routeAccess(api.app)) {
      if (rule === 'public') continue;
      const status = await statusOf(method, path, token);
      expect(status, `${method} ${path}`).not.toBe(401);
      expect(status, `${method} ${path}`).toBeLessThan(500);
      if (status !== 403) reached.push(`${method} ${path}`);
    }
    expect(reached.sort()).toEqual([...OWN].sort());
  });

  it('is not reached by a client', async () => {
    const token = await api.as('client');
    for (const call of OWN.filter((one) => one.includes('/api/student/'))) {
      const [method = '', path = ''] = call.split(' ');
      expect(await statusOf(method, path, token), call).toBe(403);
    }
  });

  it('are pictures of the questions they were asked, those of the feedback after handing in, and no others', async () => {
    const { userData } = await api.signIn('admin@demo.com', 'admin');
    const common = { ownerId: userData.id, type: 'image/png', size: 3, createdAt: new Date() };
    const stored = await api.db
      .insert(files)
      .values(['asked', 'option', 'why', 'other'].map((name) => ({ ...common, name, content: new Uint8Array([1]) })))
      .returning({ id: files.id });
    const [asked = 0, option = 0, why = 0, other = 0] = stored.map((one) => one.id);
    const picture = (id: number) => `<p>Look:</p><img src="/api/files/${id}/a.png" alt="A cell">`;
    const answers = [
      { text: picture(option), fraction: 100, feedback: picture(why) },
      { text: '<p>None</p>', fraction: 0 },
    ];
    const categoryId = await addCategory(api.db, 'With pictures');
    const question = { text: picture(asked), content: { kind: 'single', answers } };
    const questionId = await addQuestion(api.db, question, { categoryId });
    await api.db.insert(questionFiles).values([asked, option, why].map((fileId) => ({ questionId, fileId })));
    const token = await api.as('Student');
    const seen = async () => {
      const answers = [asked, option, why, other].map((id) => api.get(`/api/files/${id}/a.png`, token));
      return (await Promise.all(answers)).map((answer) => answer.status);
    };
    expect(await seen()).toEqual([404, 404, 404, 404]);
    const body = { categories: [categoryId], count: 1 };
    const { practice } = (await api.post('/api/student/practices', body, token)).body;
    expect(await seen()).toEqual([200, 200, 404, 404]);
    await api.post(`/api/student/practices/${practice.id}/submit`, {}, token);
    expect(await seen()).toEqual([200, 200, 200, 404]);

    // The result keeps them: after the question is deleted, and against the one who uploaded them.
    const admin = await api.as('admin');
    expect((await api.ask('DELETE', `/api/questions?id=${questionId}`, { token: admin })).status).toBe(200);
    expect(await seen()).toEqual([200, 200, 200, 404]);
    expect((await api.ask('DELETE', `/api/files/${why}`, { token: admin })).status).toBe(409);
    expect((await api.ask('DELETE', `/api/files/${other}`, { token: admin })).status).toBe(200);
    const { user, accessToken } = await api.register();
    expect((await api.get(`/api/files/${asked}/a.png`, accessToken)).status).toBe(404);
    expect((await api.get(`/api/files/${asked}/a.png`, await api.as('client'))).status).toBe(404);
    // Whoever reads the result sees what was asked.
    await api.db.update(people).set({ access: 'admin' }).where(eq(people.id, user.id));
    expect((await api.get(`/api/files/${asked}/a.png`, accessToken)).status).toBe(200);
  });
});
