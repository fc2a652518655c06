/** For `expect.poll`: what is waited for comes soon, but machines that run tests can be busy. */
export const PATIENT = { timeout: 30_000 };
