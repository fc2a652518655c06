const partsOf = (path: string) => path.split('/');

/** `/lms/users/$id` is where `/lms/users/5` leads. */
const leadsTo = (path: string, address: string) => {
  const parts = partsOf(path);
  const wanted = partsOf(address);
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at]);
};

/** The address among these that a path leads to: the one that is just that, before one with a gap for it. */
export function addressOf(pathname: string, addresses: readonly string[]): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return addresses.includes(path) ? path : addresses.find((address) => leadsTo(path, address));
}
