import { useQuery } from '@tanstack/react-query';
import { startQuery } from '#features/auth/ui/queries.ts';

/** Whether this home makes PDFs; where it makes none, pages offer to print. */
export const usePdf = () => useQuery(startQuery).data?.pdf ?? true;
