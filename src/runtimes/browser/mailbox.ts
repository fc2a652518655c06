import './demo.css';
import type { Mail } from '#api/deps.ts';

const LINK = /https?:\/\/\S+/;

/** By the router, without leaving the page: a new page would have a new database that knows nothing of the link. */
function follow(event: MouseEvent) {
  event.preventDefault();
  history.pushState({}, '', (event.currentTarget as HTMLAnchorElement).href);
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '', className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function lineOf(text: string): HTMLElement {
  const line = element('p');
  const link = LINK.exec(text)?.[0];
  if (!link) {
    line.textContent = text;
    return line;
  }
  const anchor = element('a', link);
  anchor.href = link;
  anchor.addEventListener('click', follow);
  line.append(text.slice(0, text.indexOf(link)), anchor, text.slice(text.indexOf(link) + link.length));
  return line;
}

/** Saved where the visitor's files go. */
function attachmentOf({ name, type, content }: NonNullable<Mail['attachments']>[number]): HTMLElement {
  const anchor = element('a', name);
  anchor.href = URL.createObjectURL(new Blob([new Uint8Array(content)], { type }));
  anchor.download = name;
  const line = element('p', 'Attached: ');
  line.append(anchor);
  return line;
}

function letter({ to, subject, text, attachments = [] }: Mail): HTMLElement {
  const item = element('li');
  const lines = text.split(/\n+/).filter(Boolean).map(lineOf);
  item.append(element('strong', subject), element('small', `To ${to}`), ...lines, ...attachments.map(attachmentOf));
  return item;
}

/** Mails of the demo go nowhere: a visitor finds them in a small box in the corner, once there are any. */
export function openMailbox() {
  const box = element('aside', '', 'lms-demo-mail');
  box.setAttribute('aria-label', 'Mail of this demo');
  const news = element('p', '', 'lms-demo-news');
  news.setAttribute('role', 'status');
  const pile = element('details');
  const title = element('summary');
  const list = element('ol');
  const close = element('button', 'Hide');
  close.type = 'button';
  close.addEventListener('click', () => {
    pile.open = false;
    box.hidden = true;
  });
  // The link was what a visitor came for: out of the way of the page that it opens.
  list.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) pile.open = false;
  });
  pile.append(title, list, close);
  box.append(news, pile);
  box.hidden = true;

  return (mail: Mail) => {
    console.info(`Mail to ${mail.to}: ${mail.subject}\n\n${mail.text}`);
    if (!box.isConnected) document.body.append(box);
    box.hidden = false;
    list.prepend(letter(mail));
    title.textContent = `Demo mail (${list.children.length})`;
    news.textContent = `Demo mail to ${mail.to}: ${mail.subject}`;
  };
}
