import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { directionOf } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { showPicture } from '#web/kit/SafeHtmlPictures.ts';
import { writeTo } from '../compose/open.ts';
import { mailPaper, paperPage, paperStyle } from './mailPaper.ts';
import classes from './Read.module.css';

/** How high each mail was: the next time it stands there without a jump. */
const heights = new Map<string, number>();

/** An empty page of ours whose policy lets pictures of other servers in; the app's own does not. */
const OPEN_FRAME = `${import.meta.env.BASE_URL}mail-frame.html`;
/** No script in any case; the frame is ours so that its height can be read, and links open outside of it. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Narrower than most sheets: what is printed from there has room for all its lines. */
const PAPER_PX = 600;

/** A key pressed in the frame means the page. */
function passKey(frame: HTMLIFrameElement, event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Enter' || key === ' ') return;
  frame.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
}

/** As it is written where it is not written as addresses are: 50%@example.com. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function followMailto(event: Event) {
  const link = event.target && (event.target as Element).closest?.('a[href^="mailto:"]');
  if (!link) return;
  event.preventDefault();
  void writeTo(decoded(link.getAttribute('href')?.slice(7).split('?')[0] ?? ''));
}

interface Props {
  id: number;
  html: string;
  title: string;
  withRemote: boolean;
}

/** Somebody else's HTML, shut in: it can run nothing, ask for nothing and change nothing outside of its frame. */
export function MailBody({ id, html, title, withRemote }: Props) {
  const { t, i18n } = useTranslation('email');
  const scheme = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const place = `${id} ${withRemote}`;
  const [height, setHeight] = useState(() => heights.get(place) ?? 60);
  const [loads, setLoads] = useState(0);
  const paper = useMemo(() => mailPaper(html, { withRemote, more: t('read.quoted') }), [html, withRemote, t]);
  const onWhite = scheme === 'dark' && paper.hasOwnColours;
  const page = useMemo(
    () => (scheme ? paperPage(paperStyle({ onWhite }), paper.body, i18n.language, directionOf(i18n.language)) : ''),
    [paper, onWhite, scheme, i18n, i18n.language],
  );

  useEffect(() => {
    const sheet = frame.current?.contentDocument;
    if (!frame.current || !sheet?.body || loads === 0) return;
    const shown = frame.current;
    // The frame's first page is an empty one with the app's own policy.
    if (withRemote && !sheet.URL.endsWith(OPEN_FRAME)) return;
    if (withRemote && sheet.body.childElementCount === 0) {
      const style = sheet.createElement('style');
      style.textContent = paperStyle({ onWhite });
      sheet.head.append(style);
      sheet.documentElement.dir = directionOf(i18n.language);
      sheet.body.dir = 'auto';
      sheet.body.innerHTML = paper.body;
    }
    for (const image of sheet.querySelectorAll<HTMLImageElement>('img[data-file]'))
      void showPicture(image, image.dataset.file ?? '');
    const measure = () => {
      const now = Math.ceil(sheet.body.getBoundingClientRect().height);
      if (now === 0) return;
      heights.set(place, now);
      setHeight(now);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sheet.body);
    measure();
    // A sheet of paper is not scrolled: what does not fit would be lost.
    const unroll = () => {
      shown.style.width = `${PAPER_PX}px`;
      shown.style.height = `${Math.ceil(sheet.body.getBoundingClientRect().height)}px`;
      shown.style.width = '';
    };
    const rollUp = () => {
      shown.style.height = `${heights.get(place) ?? 60}px`;
    };
    addEventListener('beforeprint', unroll);
    addEventListener('afterprint', rollUp);
    const press = (event: KeyboardEvent) => passKey(shown, event);
    sheet.addEventListener('keydown', press);
    sheet.addEventListener('click', followMailto);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', unroll);
      removeEventListener('afterprint', rollUp);
      sheet.removeEventListener('keydown', press);
      sheet.removeEventListener('click', followMailto);
    };
  }, [loads, place, withRemote, paper, onWhite, i18n]);

  return (
    <iframe
      key={withRemote ? 'open' : 'shut'}
      ref={frame}
      className={classes.body}
      data-paper={onWhite || undefined}
      style={{ height }}
      title={title}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      {...(withRemote ? { src: OPEN_FRAME } : { srcDoc: page })}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
