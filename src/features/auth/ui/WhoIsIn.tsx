import { Suspense, useState } from 'react';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { getSession } from '#web/session.ts';

const AlreadyIn = lazyPart(
  () => import('./AlreadyIn.tsx'),
  (file) => file.AlreadyIn,
);

/** Says to somebody who is signed in that they are; to everybody else nothing, and nothing is brought for it. */
export function WhoIsIn() {
  // As they came: whoever signs in here is on their way elsewhere.
  const [person] = useState(getSession);
  return (
    person && (
      <Suspense>
        <AlreadyIn person={person} />
      </Suspense>
    )
  );
}
