import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The URL map: which file answers which address. Paths are relative to src. */
export const routes = rootRoute('web/root.tsx', [
  // Signed in: menu, navbar, footer.
  layout('_frame', 'web/shell/Frame.tsx', [
    index('web/shell/HomePage.tsx'),
    route('/lms/users', 'features/people/ui/UsersPage.tsx'),
    route('/lms/questions', 'features/questions/ui/QuestionsPage.tsx'),
    route('/lms/questions/import', 'features/questions/ui/import/ImportPage.tsx'),
    route('/lms/users/import', 'features/people/ui/ImportPage.tsx'),
    route('/lms/users/$id', 'features/people/ui/PersonPage.tsx'),
    route('/lms/audit', 'features/audit/ui/AuditPage.tsx'),
    route('/student', 'features/student/ui/StudentHomePage.tsx'),
    route('/student/practice', 'features/student/ui/choose/PracticePage.tsx'),
    route('/student/practice/$id', 'features/student/ui/run/PracticeRunPage.tsx'),
    route('/student/results', 'features/student/ui/results/ResultsPage.tsx'),
    route('/access-control', 'features/permissions/ui/AccessControlPage.tsx'),
    route('/pages/account-settings', 'features/account/ui/AccountSettingsPage.tsx', [
      index('features/auth/ui/SecurityPage.tsx'),
      route('/devices', 'features/auth/ui/DevicesPage.tsx'),
    ]),
    route('/page-layout/collapse-menu', 'web/shell/layouts/CollapseMenuPage.tsx'),
    route('/page-layout/layout-boxed', 'web/shell/layouts/BoxedPage.tsx'),
    route('/page-layout/without-menu', 'web/shell/layouts/WithoutMenuPage.tsx'),
    route('/page-layout/layout-empty', 'web/shell/layouts/EmptyPage.tsx'),
  ]),

  // Pages that stand alone.
  layout('_plain', 'web/shell/Plain.tsx', [
    route('/pages/login-basic', 'features/auth/ui/LoginBasicPage.tsx'),
    route('/pages/login-cover', 'features/auth/ui/LoginCoverPage.tsx'),
    route('/pages/register-basic', 'features/auth/ui/RegisterBasicPage.tsx'),
    route('/pages/register-cover', 'features/auth/ui/RegisterCoverPage.tsx'),
    route('/pages/forgot-password-basic', 'features/auth/ui/ForgotPasswordBasicPage.tsx'),
    route('/pages/forgot-password-cover', 'features/auth/ui/ForgotPasswordCoverPage.tsx'),
    route('/pages/reset-password-basic', 'features/auth/ui/ResetPasswordBasicPage.tsx'),
    route('/pages/reset-password-cover', 'features/auth/ui/ResetPasswordCoverPage.tsx'),
    route('/pages/verify-email-basic', 'features/auth/ui/VerifyEmailBasicPage.tsx'),
    route('/pages/verify-email-cover', 'features/auth/ui/VerifyEmailCoverPage.tsx'),
    route('/pages/two-steps-basic', 'features/auth/ui/TwoStepsBasicPage.tsx'),
    route('/pages/two-steps-cover', 'features/auth/ui/TwoStepsCoverPage.tsx'),
    route('/misc/coming-soon', 'features/newsletter/ui/ComingSoonPage.tsx'),
    route('/misc/maintenance', 'web/shell/misc/MaintenancePage.tsx'),
    route('/misc/not-authorized', 'web/shell/misc/NotAuthorizedPage.tsx'),
    route('/misc/error', 'web/shell/misc/ErrorPage.tsx'),
    route('/page-layout/layout-blank', 'web/shell/layouts/BlankPage.tsx'),
    route('/api/docs', 'features/system/ui/ApiDocsPage.tsx'),
  ]),
]);
