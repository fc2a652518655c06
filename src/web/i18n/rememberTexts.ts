import i18next from 'i18next';

/** By language, area and key. */
const texts = new Map<string, unknown>();

type Look = (lng: string | null, ns: string | null, ...more: unknown[]) => (...asked: unknown[]) => unknown;

/** A page asks for the same hundreds of texts each time it is drawn: those without gaps in them are looked up once. */
export function rememberTexts() {
  const languages = i18next as unknown as { getFixedT: Look };
  const find = languages.getFixedT.bind(i18next);
  languages.getFixedT = (lng, ns, ...more) =>
    new Proxy(find(lng, ns, ...more), {
      apply(look, self, asked: unknown[]) {
        const [key, gaps] = asked;
        if (gaps !== undefined || typeof key !== 'string') return Reflect.apply(look, self, asked);
        const name = `${lng ?? i18next.language} ${ns} ${more[0] ?? ''} ${key}`;
        if (!texts.has(name)) texts.set(name, look(key));
        return texts.get(name);
      },
    });
  i18next.store.on('added', () => texts.clear());
}
