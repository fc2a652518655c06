import { createFileRoute } from '@tanstack/react-router';

/** Pages that stand alone: signing in, and those without a frame on purpose. */
export const Route = createFileRoute('/_plain')({});
