import './demo.css';

const SENTENCE = 'Preparing the demo school…';
const FAILED = 'The demo school could not be opened in this browser. Reload the page, or try another browser.';
/** On a fast line there is nothing to tell. */
const PATIENCE_MS = 300;

/** A slim bar over the page, away from its content, until the database is there. */
export function showProgress() {
  const box = document.createElement('div');
  box.className = 'lms-demo-progress';
  const label = document.createElement('span');
  const track = document.createElement('div');
  const bar = document.createElement('div');
  track.append(bar);
  track.setAttribute('role', 'progressbar');
  track.setAttribute('aria-label', SENTENCE);
  box.append(label, track);

  const patience = setTimeout(() => document.body.append(box), PATIENCE_MS);
  const set = (share: number) => {
    const percent = Math.round(share * 100);
    label.textContent = `${SENTENCE} ${percent} %`;
    track.setAttribute('aria-valuenow', String(percent));
    bar.style.inlineSize = `${percent}%`;
  };
  set(0);
  return {
    set,
    done() {
      clearTimeout(patience);
      box.remove();
    },
    failed(reason: string) {
      clearTimeout(patience);
      label.textContent = FAILED;
      label.title = reason;
      label.setAttribute('role', 'alert');
      track.remove();
      document.body.append(box);
    },
  };
}
