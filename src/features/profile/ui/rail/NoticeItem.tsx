import type { ReactNode } from 'react';
import type { SchoolNotice } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Words } from '#web/kit/Words.tsx';
import classes from '../Profile.module.css';

export function NoticeItem({ notice, children }: { notice: SchoolNotice; children?: ReactNode }) {
  const { t } = useTranslation('profile');
  const name = notice.title || t('notices.school');
  return (
    <li className={classes.notice}>
      <div className={classes.noticeHead}>
        <PersonAvatar name={name} id={notice.username || 'school'} src={notice.avatar} size={22} />
        <span className={classes.noticeName}>
          <bdi>{name}</bdi>
        </span>
        <time className={classes.when} dateTime={notice.createdAt} title={formatDateTime(notice.createdAt)}>
          {formatRelative(notice.createdAt)}
        </time>
        {children}
      </div>
      <p className={classes.noticeText} dir="auto">
        <Words text={notice.desc} className={classes.link} />
        {notice.tags.map((tag) => (
          <span key={tag} className={classes.tag}>
            {' '}
            #{tag}
          </span>
        ))}
      </p>
    </li>
  );
}
