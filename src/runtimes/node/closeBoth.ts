interface Open {
  close(): Promise<void>;
}

/** Ends a server and what is behind it, and answers the exit code: somebody has to hear of a database that does not stop. */
export async function closeBoth(server: Open, opening: Promise<Open>, tell: (error: unknown) => void): Promise<0 | 1> {
  await server.close();
  // Why it did not open is told by whoever opened it.
  const home = await opening.catch(() => undefined);
  try {
    await home?.close();
    return 0;
  } catch (error) {
    tell(error);
    return 1;
  }
}
