import type { ReactNode } from 'react';
import { DropZone } from './DropZone.tsx';

interface Props {
  label: string;
  /** As the browser's own chooser takes it: `.csv,.txt`. */
  accept: string;
  /** What may come, in words. */
  limits: ReactNode;
  /** The last file is still being read. */
  busy?: boolean;
  onFile: (file: File) => void;
}

/** A place to drop one file that the page reads itself, or a button to choose it. */
export function FileDrop({ onFile, ...props }: Props) {
  return <DropZone {...props} onFiles={([file]) => file && onFile(file)} />;
}
