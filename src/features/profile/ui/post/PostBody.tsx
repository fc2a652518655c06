import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { SharedPost } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Words } from '#web/kit/Words.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { PollView } from './PollView.tsx';
import classes from './Post.module.css';

const LONG = 600;
const hostOf = (url: string) => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

function Text({ text }: { text: string }) {
  const { t } = useTranslation('profile');
  const isLong = text.length > LONG;
  const [isWhole, setWhole] = useState(false);
  const shown = isLong && !isWhole ? `${text.slice(0, LONG).trimEnd()}…` : text;
  return (
    <div className={classes.text} dir="auto">
      <Words text={shown} className={classes.link} />
      {isLong && (
        <button type="button" className={classes.quietLink} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'post.less' : 'post.more')}
        </button>
      )}
    </div>
  );
}

/** What somebody posted: words, a link, pictures, a question. */
export function PostBody({ post }: { post: SharedPost }) {
  // A poll asks its question itself.
  const isAsked = post.poll?.question === post.postText;
  return (
    <>
      {post.postText && !isAsked && <Text text={post.postText} />}
      {post.link && (
        <a className={classes.linkCard} href={post.link} target="_blank" rel="noopener noreferrer nofollow">
          <IconLink size={18} stroke={1.75} aria-hidden />
          <span className={classes.linkWords} dir="ltr">
            <span className={classes.linkHost}>{hostOf(post.link)}</span>
            <span className={classes.linkPath}>{post.link}</span>
          </span>
        </a>
      )}
      {post.media.length > 0 && <MediaGrid media={post.media} />}
      {post.poll && (
        <div className={classes.poll}>
          <PollView poll={post.poll} />
        </div>
      )}
    </>
  );
}
