import { VisuallyHidden } from '@mantine/core';
import { PersonAvatar } from './Avatar.tsx';
import { formatNumber } from './format.ts';
import classes from './PeopleStack.module.css';

interface Person {
  id: number;
  fullName: string;
  avatar: string | null;
}

interface Props {
  people: readonly Person[];
  /** So many pictures at most; the others are counted. */
  most?: number;
  /** How many there are, where only the first ones are known. */
  total?: number;
  size?: 22 | 28 | 36;
  /** The names are said elsewhere. */
  silent?: boolean;
}

/** Some people in little room: their pictures overlap, the rest is a number. */
export function PeopleStack({ people, most = 3, total = people.length, size = 28, silent = false }: Props) {
  const shown = people.slice(0, most);
  const rest = total - shown.length;
  return (
    <span className={classes.stack} data-size={size} aria-hidden={silent || undefined}>
      {shown.map((one) => (
        <span key={one.id} className={classes.person} title={one.fullName}>
          <PersonAvatar id={one.id} name={one.fullName} src={one.avatar} size={size} />
          {!silent && <VisuallyHidden>{one.fullName}</VisuallyHidden>}
        </span>
      ))}
      {rest > 0 && (
        <span className={classes.rest}>
          <bdi dir="ltr">+{formatNumber(rest)}</bdi>
        </span>
      )}
    </span>
  );
}
