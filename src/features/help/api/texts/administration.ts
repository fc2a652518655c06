import type { Card } from './kinds.ts';

export const ADMINISTRATION: Card[] = [
  {
    category: 'people-and-roles',
    title: 'People and permissions',
    desc: 'Inviting users, giving roles, and what each of them opens.',
    categories: [
      {
        ...{ title: 'Users', icon: 'users', iconColor: 'brick' },
        questions: [
          [
            'How do I invite somebody?',
            '<p>Open <a href="/lms/users">Users</a> › <strong>Add user</strong>, enter name and email and leave <strong>Send an invitation by email</strong> chosen. Until they come in, their status is <em>Pending</em>; the invitation can be sent again or taken back from their page.</p>',
          ],
          [
            'How do I add a whole class at once?',
            '<ol><li>Open <a href="/lms/users/import">Users › Import</a>.</li><li>Drop a CSV file; Excel saves one under “Save as”.</li><li>Say which column is the name, the email and so on; the product guesses first.</li><li>Look at the rows with problems, then import.</li></ol><p>You choose whether people who are there already are updated or left as they are; nobody is doubled.</p>',
          ],
          [
            'What happens when I suspend somebody?',
            '<p>They are signed out everywhere at once and cannot come in any more. Everything they made stays. <strong>Reactivate</strong> undoes it.</p>',
          ],
          [
            'What does “View as” do?',
            '<p>You see the product exactly as that person does, to help them or to check their rights. Nothing can be changed while you look, and both the beginning and the end are in the audit log.</p>',
          ],
        ],
      },
      {
        ...{ title: 'Roles and permissions', icon: 'shield', iconColor: 'graphite' },
        questions: [
          [
            'Which login roles are there?',
            '<p><strong>Admin</strong> may do everything. A <strong>client</strong> sees their own account and whatever their permission roles open. A <strong>student</strong> sees the student area.</p>',
          ],
          [
            'How do I give a client more rights?',
            '<p>Give them a permission role: open <a href="/apps/roles">Roles</a>, choose the role and add the person. What a role opens is in <a href="/apps/roles/matrix">the matrix</a>. It counts from the next click on; nobody has to sign in again.</p>',
          ],
          [
            'Can I make a role of my own?',
            '<p>Yes. Press <strong>Add role</strong>, give it a name and tick its permissions, or begin with a copy of another role. The five roles that come with the product keep their names and cannot be deleted.</p>',
          ],
          [
            'Where do I see who did what?',
            '<p>The <a href="/lms/audit">audit log</a> lists sign-ins and every change by staff: who, to whom, when and from where. Entries can be filtered and exported, but never changed.</p>',
          ],
        ],
      },
    ],
  },
  {
    category: 'business',
    title: 'Invoices, shop and data',
    desc: 'Selling, billing, lists and exports, and working with the API.',
    categories: [
      {
        ...{ title: 'Invoices and shop', icon: 'file-invoice', iconColor: 'ochre' },
        questions: [
          [
            'How do I write an invoice?',
            '<p>Open <a href="/apps/invoice/add">New invoice</a>, choose the client and add lines. What you write is kept on your device; <strong>Save</strong> makes a draft of it. <strong>Send</strong> mails it as a PDF with a link; once it is paid, its total stays as it is.</p>',
          ],
          [
            'How do I record a payment?',
            '<p>Open the invoice and press <strong>Add payment</strong>. A part of the sum makes it <em>Partial Payment</em>, the whole makes it <em>Paid</em>. What is due and not paid becomes <em>Past Due</em> by itself.</p>',
          ],
          [
            'How do I add a product to the shop?',
            '<p>Open <strong>Shop › Products</strong> and press <strong>Add product</strong>. Give it a name, a price, pictures and the pieces in stock, then publish it. Stock counts down with each order and can never be oversold.</p>',
          ],
          [
            'Can a deleted invoice come back?',
            '<p>Yes. Deleted invoices are under <strong>Deleted</strong> above the list, with their payments. <strong>Restore</strong> brings one back under its own number; numbers are never used twice.</p>',
          ],
        ],
      },
      {
        ...{ title: 'Lists, exports and API', icon: 'key', iconColor: 'sky' },
        questions: [
          [
            'How do I export a list?',
            '<p>Press <strong>Export</strong> above the list and choose CSV or Excel. You get what the list shows: the same search, filters and order. Tick rows first to export only those.</p>',
          ],
          [
            'How do I share a filtered list?',
            '<p>Copy the address. Search, filters, order and page are all in it, so whoever opens it sees the same list, if they may. The back button undoes a filter.</p>',
          ],
          [
            'How do I use the API?',
            '<p>Make a key under <a href="/pages/api-key">API keys</a>; it is shown once. Send it with each call:</p><pre><code>Authorization: Bearer &lt;your key&gt;</code></pre><p>All calls are described under <a href="/api/docs">API</a>, where each can be tried out.</p>',
          ],
          [
            'What happens when two people change the same thing?',
            '<p>Nobody’s work is written over. Whoever saves second is told who was first and what is different, and can look again before going on. Lists and boards follow the changes of others by themselves.</p>',
          ],
        ],
      },
    ],
  },
];
