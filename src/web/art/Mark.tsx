/** An open book with a yellow bookmark on a square of ink. Its name stands beside it or on the link around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" style={{ flex: 'none' }} aria-hidden="true">
      <rect width="36" height="36" rx="9" fill="var(--lms-accent-fill)" />
      <path d="M7 10.2q6.4 0 11 3v14.8q-4.6-3-11-3z" fill="var(--mantine-color-white)" />
      <path d="M29 10.2q-6.4 0-11 3v14.8q4.6-3 11-3z" fill="var(--mantine-color-white)" fillOpacity=".62" />
      <path d="M22.4 7.4h4.6v8.2l-2.3-1.7-2.3 1.7z" fill="var(--lms-highlight)" />
    </svg>
  );
}
