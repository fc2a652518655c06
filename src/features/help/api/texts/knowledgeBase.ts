import { ADMINISTRATION } from './administration.ts';
import type { Card } from './kinds.ts';
import { LEARNING } from './learning.ts';
import { START } from './start.ts';
import { WORKSPACE } from './workspace.ts';

/** The six cards of the knowledge base, in their order. */
export const KNOWLEDGE_BASE: Card[] = [...START, ...LEARNING, ...WORKSPACE, ...ADMINISTRATION];
