import { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import { avatarRoutes } from '#features/account/api/avatarRoutes.ts';
import { downloadRoutes } from '#features/account/api/downloadRoutes.ts';
import { ownEmailRoutes } from '#features/account/api/emailRoutes.ts';
import { ownAccountRoutes } from '#features/account/api/routes.ts';
import { apiKeyRoutes } from '#features/apikeys/api/routes.ts';
import { auditRoutes } from '#features/audit/api/routes.ts';
import { passwordRoutes } from '#features/auth/api/passwordRoutes.ts';
import { authRoutes } from '#features/auth/api/routes.ts';
import { sessionRoutes } from '#features/auth/api/sessionRoutes.ts';
import { twoStepsRoutes } from '#features/auth/api/twoStepsRoutes.ts';
import { viewAsRoutes } from '#features/auth/api/viewAsRoutes.ts';
import { blogCommentRoutes } from '#features/blog/api/commentRoutes.ts';
import { blogReadRoutes } from '#features/blog/api/readRoutes.ts';
import { blogWriteRoutes } from '#features/blog/api/writeRoutes.ts';
import { bookmarkRoutes } from '#features/bookmarks/api/routes.ts';
import { calendarMoreRoutes } from '#features/calendar/api/moreRoutes.ts';
import { calendarRoutes } from '#features/calendar/api/routes.ts';
import { cardRoutes } from '#features/cards/api/routes.ts';
import { chatGroupRoutes } from '#features/chat/api/groupRoutes.ts';
import { chatListRoutes } from '#features/chat/api/listRoutes.ts';
import { chatMessageRoutes } from '#features/chat/api/messageRoutes.ts';
import { presenceRoutes } from '#features/chat/api/presenceRoutes.ts';
import { chatRoutes } from '#features/chat/api/routes.ts';
import { dashboardRoutes } from '#features/dashboards/api/routes.ts';
import { emailLabelRoutes, emailManyRoutes } from '#features/email/api/manyRoutes.ts';
import { emailRoutes } from '#features/email/api/routes.ts';
import { emailWritingRoutes } from '#features/email/api/writingRoutes.ts';
import { employeeRoutes } from '#features/employees/api/routes.ts';
import { fileRoutes } from '#features/files/api/routes.ts';
import { helpEditRoutes } from '#features/help/api/editRoutes.ts';
import { helpRoutes } from '#features/help/api/publicRoutes.ts';
import { invoiceManyRoutes } from '#features/invoices/api/manyRoutes.ts';
import { invoiceRoutes } from '#features/invoices/api/routes.ts';
import { invoiceSetupRoutes } from '#features/invoices/api/setupRoutes.ts';
import { invoiceSharingRoutes } from '#features/invoices/api/sharingRoutes.ts';
import { jobRoutes } from '#features/jobs/api/routes.ts';
import { kanbanBoardRoutes } from '#features/kanban/api/boardRoutes.ts';
import { kanbanCardPartRoutes } from '#features/kanban/api/cardPartRoutes.ts';
import { kanbanCardRoutes } from '#features/kanban/api/cardRoutes.ts';
import { kanbanRoutes } from '#features/kanban/api/routes.ts';
import { newsletterRoutes } from '#features/newsletter/api/routes.ts';
import { notificationRoutes } from '#features/notifications/api/routes.ts';
import { addressRoutes } from '#features/orders/api/addressRoutes.ts';
import { orderManyRoutes } from '#features/orders/api/manyRoutes.ts';
import { paymentRoutes } from '#features/orders/api/paymentRoutes.ts';
import { orderRoutes } from '#features/orders/api/routes.ts';
import { oneAccountRoutes } from '#features/people/api/accounts/accountRoutes.ts';
import { accountListRoutes } from '#features/people/api/accounts/listRoutes.ts';
import { accountRoutes } from '#features/people/api/accounts/routes.ts';
import { peopleBulkRoutes } from '#features/people/api/bulkRoutes.ts';
import { directoryRoutes } from '#features/people/api/directoryRoutes.ts';
import { peopleExportRoutes } from '#features/people/api/exportRoutes.ts';
import { historyRoutes } from '#features/people/api/historyRoutes.ts';
import { peopleImportRoutes } from '#features/people/api/importRoutes.ts';
import { leaveRoutes } from '#features/people/api/leaveRoutes.ts';
import { personRoutes } from '#features/people/api/personRoutes.ts';
import { peopleRoutes } from '#features/people/api/routes.ts';
import { stateRoutes } from '#features/people/api/stateRoutes.ts';
import { holderRoutes } from '#features/permissions/api/holderRoutes.ts';
import { morePermissionRoutes } from '#features/permissions/api/moreRoutes.ts';
import { roleRoutes } from '#features/permissions/api/roleRoutes.ts';
import { permissionRoutes } from '#features/permissions/api/routes.ts';
import { preferenceRoutes } from '#features/preferences/api/routes.ts';
import { pricingRoutes } from '#features/pricing/api/routes.ts';
import { profileCommentRoutes } from '#features/profile/api/commentRoutes.ts';
import { profilePollRoutes } from '#features/profile/api/pollRoutes.ts';
import { profilePostRoutes } from '#features/profile/api/postRoutes.ts';
import { profileRoutes } from '#features/profile/api/routes.ts';
import { schoolRoutes } from '#features/profile/api/schoolRoutes.ts';
import { questionBulkRoutes } from '#features/questions/api/bulkRoutes.ts';
import { categoryRoutes } from '#features/questions/api/categoryRoutes.ts';
import { questionExportRoutes } from '#features/questions/api/exportRoutes.ts';
import { questionImportRoutes } from '#features/questions/api/importRoutes.ts';
import { questionRoutes } from '#features/questions/api/routes.ts';
import { searchRoutes } from '#features/search/api/routes.ts';
import { productRoutes } from '#features/shop/api/manageRoutes.ts';
import { shopRoutes } from '#features/shop/api/routes.ts';
import { resultRoutes } from '#features/student/api/resultRoutes.ts';
import { studentRoutes } from '#features/student/api/routes.ts';
import { systemRoutes } from '#features/system/api/routes.ts';
import { apiDescription } from '#features/system/contract.ts';
import { moreTodoRoutes } from '#features/todo/api/moreRoutes.ts';
import { todoPartRoutes } from '#features/todo/api/partRoutes.ts';
import { todoRoutes } from '#features/todo/api/routes.ts';
import { allow, denyUnruled } from './access.ts';
import type { Deps, Env } from './deps.ts';
import { says } from './describe.ts';
import { answerError, answerUnknown } from './errors.ts';
import { keepRecent, liveRoutes } from './live.ts';
import { beforeRoutes } from './request.ts';

const routes = new Hono<Env>()
  .route('/', authRoutes)
  .route('/', passwordRoutes)
  .route('/', sessionRoutes)
  .route('/', twoStepsRoutes)
  .route('/', viewAsRoutes)
  .route('/', ownAccountRoutes)
  .route('/', ownEmailRoutes)
  .route('/', avatarRoutes)
  .route('/', downloadRoutes)
  .route('/', leaveRoutes)
  .route('/', apiKeyRoutes)
  .route('/', peopleRoutes)
  .route('/', peopleBulkRoutes)
  .route('/', peopleExportRoutes)
  .route('/', peopleImportRoutes)
  .route('/', personRoutes)
  .route('/', stateRoutes)
  .route('/', historyRoutes)
  .route('/', directoryRoutes)
  .route('/', accountRoutes)
  .route('/', accountListRoutes)
  .route('/', oneAccountRoutes)
  .route('/', auditRoutes)
  .route('/', jobRoutes)
  .route('/', categoryRoutes)
  .route('/', questionBulkRoutes)
  .route('/', questionExportRoutes)
  .route('/', questionImportRoutes)
  .route('/', questionRoutes)
  .route('/', emailRoutes)
  .route('/', emailWritingRoutes)
  .route('/', emailManyRoutes)
  .route('/', emailLabelRoutes)
  .route('/', employeeRoutes)
  .route('/', invoiceRoutes)
  .route('/', invoiceManyRoutes)
  .route('/', invoiceSetupRoutes)
  .route('/', invoiceSharingRoutes)
  .route('/', todoRoutes)
  .route('/', moreTodoRoutes)
  .route('/', todoPartRoutes)
  .route('/', calendarRoutes)
  .route('/', calendarMoreRoutes)
  .route('/', permissionRoutes)
  .route('/', morePermissionRoutes)
  .route('/', roleRoutes)
  .route('/', holderRoutes)
  .route('/', blogReadRoutes)
  .route('/', blogWriteRoutes)
  .route('/', blogCommentRoutes)
  .route('/', bookmarkRoutes)
  .route('/', searchRoutes)
  .route('/', chatRoutes)
  .route('/', chatListRoutes)
  .route('/', chatMessageRoutes)
  .route('/', chatGroupRoutes)
  .route('/', presenceRoutes)
  .route('/', notificationRoutes)
  .route('/', preferenceRoutes)
  .route('/', fileRoutes)
  .route('/', newsletterRoutes)
  .route('/', kanbanRoutes)
  .route('/', kanbanBoardRoutes)
  .route('/', kanbanCardRoutes)
  .route('/', kanbanCardPartRoutes)
  .route('/', profileRoutes)
  .route('/', profilePostRoutes)
  .route('/', profileCommentRoutes)
  .route('/', profilePollRoutes)
  .route('/', schoolRoutes)
  .route('/', addressRoutes)
  .route('/', orderManyRoutes)
  .route('/', orderRoutes)
  .route('/', paymentRoutes)
  .route('/', helpRoutes)
  .route('/', helpEditRoutes)
  .route('/', pricingRoutes)
  .route('/', studentRoutes)
  .route('/', resultRoutes)
  .route('/', shopRoutes)
  .route('/', productRoutes)
  .route('/', cardRoutes)
  .route('/', dashboardRoutes)
  .route('/', liveRoutes)
  .route('/', systemRoutes);

/** What the typed client in the browser knows of the API. */
export type AppType = typeof routes;

/** The whole API: `Request -> Response`, the same in every home. */
export function createApp(deps: Deps): Hono<Env> {
  keepRecent(deps.bus);
  const app = new Hono<Env>();
  app.onError(answerError);
  app.notFound(answerUnknown(app));
  app.use(...beforeRoutes(deps));
  app.use(denyUnruled);
  app.route('/', routes);
  app.get(
    '/api/openapi.json',
    allow('public'),
    says('System', 'This description', { 200: apiDescription }),
    // Calls whose names end like those of files are calls.
    openAPIRouteHandler(app, { documentation: description(), excludeStaticFile: false }),
  );
  return app;
}

const INTRODUCTION = `The API of LMS, which its pages use themselves.

**Who asks.** A program sends an API key with every call: \`Authorization: Bearer lms_…\`. Keys are made on the page API keys (\`/pages/api-key\`), for reading or also for writing, for some areas or all. A key does what its person may do, or less, and nothing that could take an account over: passwords, two steps, devices, keys. Pages sign in with \`POST /jwt/login\` and send the \`accessToken\` in the same way; it works for some minutes, then \`POST /jwt/refresh-token\` brings the next pair.

**Lists** take \`q\`, \`page\`, \`perPage\`, \`sort\` and more of their own, and answer the rows of that page with the \`total\` of all.

**Once.** A call that takes a \`key\` in its body stores it once, however often it is sent with that key.

**Refusals.** 400 names each field with what is wrong with it. 401: no key or token, or one that works no more. 403: not allowed. 404: not there, or not for you. 405: not with this method; \`Allow\` names those there are. 409: it was changed meanwhile, or cannot be now. 413: too large. 429: too often; \`Retry-After\` says after how many seconds to try again. 503: interrupted for a moment; \`Retry-After\` as well.`;

function description() {
  return {
    info: { title: 'LMS', version: '1', description: INTRODUCTION },
    servers: [{ url: '/' }] as { url: string }[],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  } as const;
}
