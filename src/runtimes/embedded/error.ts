/** Why the embedded database cannot be used, in one sentence a person can act on. */
export class ClusterError extends Error {
  override name = 'ClusterError';
}

/** Another LMS has the folder: waiting would not help. */
export class FolderTaken extends ClusterError {}

export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

export function unwritable(dataFolder: string, cause: unknown): ClusterError {
  return new ClusterError(
    `LMS cannot write to the data folder ${dataFolder} (${errorCode(cause)}): make it writable for this user, or set LMS_DATA to another folder.`,
    { cause },
  );
}

/** Turns what the file system or PostgreSQL answered into a sentence that names the data folder. */
export function asClusterError(error: unknown, dataFolder: string): ClusterError {
  if (error instanceof ClusterError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|disk quota exceeded/i.test(message)) {
    return new ClusterError(
      `The disk that holds the data folder ${dataFolder} is full: free some space, or set LMS_DATA to a folder elsewhere.`,
      { cause: error },
    );
  }
  if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP'].includes(code))
    return unwritable(dataFolder, error);
  return new ClusterError(`The embedded PostgreSQL on ${dataFolder} did not start: ${message.trim()}`, {
    cause: error,
  });
}
