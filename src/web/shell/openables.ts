import { useEffect } from 'react';
import { drawerFile } from '#web/kit/drawerFile.ts';
import { afterFirstSign } from '#web/kit/firstSign.ts';
import { floatingFile } from '#web/kit/floating/parts.ts';
import { fetchAhead } from '#web/kit/lazyFile.ts';

function fetchOpenables() {
  fetchAhead(floatingFile);
  fetchAhead(drawerFile);
}

/** Menus, popovers and drawers open at once when somebody asks for one, also where the server has gone meanwhile. */
export function useOpenables() {
  useEffect(() => afterFirstSign(fetchOpenables), []);
}
