import type { Frame } from '#features/profile/contract.ts';
import classes from './Profile.module.css';
import { AboutCard } from './rail/AboutCard.tsx';
import { NoticesCard } from './rail/NoticesCard.tsx';
import { PagesCard } from './rail/PagesCard.tsx';
import { PollsCard } from './rail/PollsCard.tsx';
import { SuggestionsCard } from './rail/SuggestionsCard.tsx';

/** Who somebody is; and, where there is no room beside the posts, what else stands there. */
export function AboutTab({ frame }: { frame: Frame }) {
  return (
    <div className={classes.aboutGrid}>
      <AboutCard frame={frame} />
      <PagesCard frame={frame} />
      <SuggestionsCard frame={frame} />
      <PollsCard />
      <NoticesCard frame={frame} />
    </div>
  );
}
