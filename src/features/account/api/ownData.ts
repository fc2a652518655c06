import type { PgColumn } from 'drizzle-orm/pg-core';
import { apiKeys } from '#features/apikeys/api/tables.ts';
import { sessions, signIns } from '#features/auth/api/tables.ts';
import { blogBookmarks, blogComments, blogPosts, blogReports } from '#features/blog/api/tables.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import {
  calendarEvents,
  calendarExceptions,
  calendarGuests,
  calendarReminders,
  calendarSettings,
} from '#features/calendar/api/tables.ts';
import { chatMembers, chatMessages, chatProfiles, chatReactions } from '#features/chat/api/tables.ts';
import { dashboardLayouts } from '#features/dashboards/api/tables.ts';
import { emailAddresses, emailLabels, emailSignatures, emails } from '#features/email/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { helpVotes } from '#features/help/api/tables.ts';
import { kanbanCardPeople, kanbanComments } from '#features/kanban/api/tables.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { addresses, orderItems, orders } from '#features/orders/api/tables.ts';
import { personDetails, personRoles } from '#features/people/api/tables.ts';
import {
  profileCommentLikes,
  profileComments,
  profileFollows,
  profileLikes,
  profileMedia,
  profilePosts,
  profiles,
  profileVotes,
  schoolNotices,
  schoolPageFollows,
} from '#features/profile/api/tables.ts';
import { questions } from '#features/questions/api/tables.ts';
import { cartItems, productReviews, wishlistItems } from '#features/shop/api/tables.ts';
import { practiceItems, practices } from '#features/student/api/tables.ts';
import { todoSteps, todos, todoTags } from '#features/todo/api/tables.ts';
import { accountInfo } from './tables.ts';

export interface OwnPart {
  /** Names the file in the archive. */
  name: string;
  /** Says whose a row is. */
  column: PgColumn;
  /** Rows of rows: `column` points at `id` of what has the person in `person`. */
  within?: { id: PgColumn; person: PgColumn };
  /** Columns that are not the person's to have. */
  without?: readonly string[];
}

const part = (name: string, column: PgColumn, without?: readonly string[]): OwnPart => ({
  name,
  column,
  ...(without ? { without } : {}),
});
const within = (
  name: string,
  column: PgColumn,
  id: PgColumn,
  person: PgColumn,
  without?: readonly string[],
): OwnPart => ({
  ...part(name, column, without),
  within: { id, person },
});

/** Everything that is somebody's own, table by table: what "download my data" holds besides the person's own row. */
export const OWN_PARTS: readonly OwnPart[] = [
  part('account/details', personDetails.personId),
  part('account/about', accountInfo.personId),
  part('account/permission-roles', personRoles.personId),
  part('account/devices', sessions.personId, ['viewing_id']),
  part('account/sign-ins', signIns.personId),
  part('account/dashboards', dashboardLayouts.personId),
  part('account/api-keys', apiKeys.personId),
  part('account/bookmarks', bookmarks.personId),
  part('account/notifications', notifications.personId),
  part('calendar/events', calendarEvents.ownerId),
  within('calendar/changed-dates', calendarExceptions.eventId, calendarEvents.id, calendarEvents.ownerId),
  within('calendar/reminders', calendarReminders.eventId, calendarEvents.id, calendarEvents.ownerId),
  part('calendar/invitations', calendarGuests.personId),
  part('calendar/settings', calendarSettings.personId),
  part('chat/messages', chatMessages.senderId),
  part('chat/reactions', chatReactions.personId),
  part('chat/chats', chatMembers.personId),
  part('chat/profile', chatProfiles.personId),
  part('email/mails', emails.ownerId),
  part('email/labels', emailLabels.ownerId),
  part('email/signature', emailSignatures.ownerId),
  part('email/addresses', emailAddresses.ownerId),
  part('todo/tasks', todos.ownerId),
  within('todo/steps', todoSteps.todoId, todos.id, todos.ownerId),
  part('todo/tags', todoTags.personId),
  part('kanban/comments', kanbanComments.authorId),
  part('kanban/cards', kanbanCardPeople.personId),
  part('learning/questions', questions.authorId),
  part('learning/practices', practices.personId),
  // Not the questions themselves: they hold what is right.
  within('learning/answers', practiceItems.practiceId, practices.id, practices.personId, [
    'question',
    'shown',
    'marked_by_id',
  ]),
  part('shop/cart', cartItems.personId),
  part('shop/wishlist', wishlistItems.personId),
  part('shop/reviews', productReviews.personId),
  part('shop/addresses', addresses.personId),
  part('shop/orders', orders.personId),
  within('shop/order-items', orderItems.orderId, orders.id, orders.personId),
  part('blog/posts', blogPosts.authorId),
  part('blog/comments', blogComments.authorId),
  part('blog/bookmarks', blogBookmarks.personId),
  part('blog/reports', blogReports.personId),
  part('help/votes', helpVotes.personId),
  part('profile/profile', profiles.personId),
  part('profile/posts', profilePosts.authorId, ['deleted_by_id']),
  part('profile/media', profileMedia.authorId),
  part('profile/comments', profileComments.authorId, ['deleted_by_id']),
  part('profile/likes', profileLikes.personId),
  part('profile/comment-likes', profileCommentLikes.personId),
  part('profile/votes', profileVotes.personId),
  part('profile/following', profileFollows.followerId),
  part('profile/followed-pages', schoolPageFollows.personId),
  part('profile/notices', schoolNotices.authorId),
  // What is in them is beside the list, file by file.
  part('files/list', files.ownerId, ['content']),
];

/**
 * Columns that name a person in what is not theirs alone. Every column that points at a person stands here or above: a
 * test fails until a new one does.
 */
export const NOT_OWN: readonly string[] = [
  // Found under other names in the archive, or worth nothing to anybody but the server.
  ...['account_avatars.person_id', 'one_time_tokens.person_id', 'recovery_codes.person_id', 'sessions.viewing_id'],
  ...['presence_streams.person_id', 'kanban_moves.person_id', 'email_undos.owner_id', 'calendar_removals.owner_id'],
  ...['jobs.asked_by_id', 'people_imports.asked_by_id', 'waiting_mails.person_id'],
  // What people share: boards, invoices, products, questions that others wrote, chats of several.
  ...['chats.created_by_id', 'chats.high_id', 'chats.low_id', 'emails.from_id', 'todos.assignee_id'],
  ...['invoice_payments.by_id', 'invoice_versions.by_id', 'invoices.changed_by_id', 'invoices.created_by_id'],
  ...['kanban_attachments.added_by_id', 'kanban_boards.created_by_id', 'kanban_cards.changed_by_id'],
  ...['kanban_cards.created_by_id', 'kanban_checklist.created_by_id', 'kanban_history.by_id'],
  ...[
    'kanban_mentions.person_id',
    'question_versions.by_id',
    'practice_items.marked_by_id',
    'questions.changed_by_id',
    'order_events.by_id',
  ],
  ...[
    'products.created_by_id',
    'blog_posts.changed_by_id',
    'help_articles.changed_by_id',
    'help_categories.created_by_id',
    'profile_comments.deleted_by_id',
  ],
  ...['profile_posts.deleted_by_id', 'profile_follows.followed_id'],
];
