declare global {
  /** Where this demo lives on its host, with both slashes. The build reads it in place of Vite's BASE_URL. */
  var lmsBase: string;
}

/** Every script of the build is in `assets/`, wherever on a host its folder was put. */
const home = new URL(/* @vite-ignore */ '../', import.meta.url);

globalThis.lmsBase = home.pathname;

/** For links in mails: no slash at the end. */
export const publicUrl = home.href.replace(/\/$/, '');
