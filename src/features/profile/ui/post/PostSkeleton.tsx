import { Bone } from '#web/kit/states.tsx';
import profile from '../Profile.module.css';
import classes from './Post.module.css';

/** A post to come: who, what, a picture. */
export function PostSkeleton() {
  return (
    <div className={profile.card} aria-hidden>
      <div className={classes.head}>
        <Bone width={40} round />
        <span className={classes.headWords}>
          <Bone width="35%" />
        </span>
      </div>
      <p className={classes.text}>
        <Bone width="90%" />
      </p>
      <p className={classes.text}>
        <Bone width="60%" />
      </p>
      <div className={classes.boneMedia} />
    </div>
  );
}
