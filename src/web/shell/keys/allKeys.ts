import type { Subject } from '#contract/access.ts';
import { CALENDAR_KEYS } from '#features/calendar/ui/keys.ts';
import { CHAT_KEYS } from '#features/chat/ui/keys.ts';
import { DASHBOARD_KEYS } from '#features/dashboards/ui/keys.ts';
import { EMAIL_KEYS } from '#features/email/ui/keys.ts';
import { KANBAN_KEYS } from '#features/kanban/ui/keys.ts';
import { PROFILE_KEYS } from '#features/profile/ui/keys.ts';
import { QUESTION_KEYS } from '#features/questions/ui/keys.ts';
import { RUN_KEYS } from '#features/student/ui/run/keys.ts';
import { API_DOCS_KEYS } from '#features/system/ui/keys.ts';
import { TASK_KEYS } from '#features/todo/ui/keys.ts';
import { LIST_KEYS } from '#web/kit/DataTable/keys.ts';
import { PLAYER_KEYS } from '#web/kit/player/keys.ts';
import type { KeyTable } from '#web/pageShortcuts.ts';

interface KeysOf {
  /** The page that has them; the person must have it. Without one they are of every list. */
  target?: string;
  /** Keys that write are for those who may manage this. */
  subject?: Subject;
  table: KeyTable;
}

/** Every table of keys in the product: what a page declares is in the sheet of shortcuts by being listed here. */
export const ALL_KEYS: KeysOf[] = [
  { table: LIST_KEYS },
  { target: 'email', subject: 'Email', table: EMAIL_KEYS },
  { target: 'chat', subject: 'Chat', table: CHAT_KEYS },
  { target: 'todo', subject: 'Todo', table: TASK_KEYS },
  { target: 'calendar', subject: 'Calendar', table: CALENDAR_KEYS },
  { target: 'kanban', subject: 'Kanban', table: KANBAN_KEYS },
  { target: 'lms-questions', subject: 'Question', table: QUESTION_KEYS },
  { target: 'practice', table: RUN_KEYS },
  { target: 'analytics', subject: 'Dashboard', table: DASHBOARD_KEYS },
  { target: 'profile', table: PROFILE_KEYS },
  { target: 'react-player', table: PLAYER_KEYS },
  { target: 'api-docs', table: API_DOCS_KEYS },
];
