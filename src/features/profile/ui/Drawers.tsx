import type { Frame } from '#features/profile/contract.ts';
import { EditDrawer } from './drawers/EditDrawer.tsx';
import { LikesDrawer } from './drawers/LikesDrawer.tsx';
import { NoticesDrawer } from './drawers/NoticesDrawer.tsx';
import { PagesDrawer } from './drawers/PagesDrawer.tsx';
import { PeopleDrawer } from './drawers/PeopleDrawer.tsx';
import { PostDrawer } from './drawers/PostDrawer.tsx';
import { ShareDrawer } from './drawers/ShareDrawer.tsx';
import { usePlace } from './search.ts';

/** One at a time: what was opened last lies above, and closing it shows what was below. */
export function Drawers({ frame }: { frame: Frame }) {
  const { search, isMe } = usePlace();
  if (search.share !== undefined) return <ShareDrawer key={search.share} id={search.share} />;
  if (search.likes !== undefined) return <LikesDrawer key={search.likes} id={search.likes} />;
  if (search.post !== undefined) return <PostDrawer key={search.post} id={search.post} />;
  if (search.open === 'pages') return <PagesDrawer />;
  if (search.open === 'notices') return <NoticesDrawer />;
  if (search.open === 'people') return <PeopleDrawer />;
  return search.edit && isMe ? <EditDrawer frame={frame} /> : null;
}
