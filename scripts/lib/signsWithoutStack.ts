import type { Plugin } from 'vite';

const FILE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/** Made while the file runs, thrown and known again: nobody reads where they were made. */
const SIGN = /(\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNS = 5;

/**
 * React keeps errors that it throws as signs. While developer tools look on, or Lighthouse does, each new error has the
 * browser read the whole file again for the lines it was made on, so in the built pages they are made without.
 */
export function signsWithoutStack(): Plugin {
  return {
    name: 'signs-without-stack',
    apply: 'build',
    transform(code, id) {
      if (!FILE.test(id)) return undefined;
      const found = code.match(SIGN)?.length ?? 0;
      if (found !== SIGNS) this.error(`React keeps ${found} errors as signs, ${SIGNS} were known: look at them again.`);
      return code.replace(SIGN, '$1Object.assign(Object.create(Error.prototype), { message: $2 })');
    },
  };
}
