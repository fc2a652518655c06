import type { Card } from './kinds.ts';

export const START: Card[] = [
  {
    category: 'getting-started',
    title: 'Getting started',
    desc: 'Signing in, finding your way and making the product your own.',
    categories: [
      {
        ...{ title: 'First steps', icon: 'rocket', iconColor: 'ink' },
        questions: [
          [
            'How do I sign in for the first time?',
            '<p>Your school sends you an invitation by mail.</p><ol><li>Open the link in the mail and choose a password of your own.</li><li>Sign in with your email and that password.</li><li>Tick <strong>Keep me signed in for 30 days</strong> on a device that only you use.</li></ol><p>The link in an invitation works once. If it has run out, ask an administrator to send another one.</p>',
          ],
          [
            'How do I find a page, a file or a person quickly?',
            '<p>Press <strong>Ctrl K</strong> (<strong>⌘ K</strong> on a Mac) anywhere. Type a few letters: pages, files and people are found at once.</p><ul><li>Arrow keys choose, <strong>Enter</strong> opens.</li><li>The star at the end of a page bookmarks it.</li><li>Accents and capital letters do not matter.</li></ul>',
          ],
          [
            'How do I bookmark a page?',
            '<p>Press the star in the bar at the top. The page’s icon then stands beside it, on every device you use. A new account begins with Email, Chat, To-do and Calendar; press the star again to remove one.</p>',
          ],
          [
            'Which keyboard shortcuts are there?',
            '<p>Press <strong>?</strong> on any page: the list shows those of the product and of the open page. The most useful ones:</p><table><thead><tr><th>Keys</th><th>What happens</th></tr></thead><tbody><tr><td>Ctrl K</td><td>Search or jump to a page</td></tr><tr><td>g, then u</td><td>Go to Users; other letters lead to other pages</td></tr><tr><td>/</td><td>To the search of the open list</td></tr><tr><td>[</td><td>Collapse or open the menu</td></tr><tr><td>Esc</td><td>Close what is open</td></tr></tbody></table>',
          ],
        ],
      },
      {
        ...{ title: 'Look and language', icon: 'palette', iconColor: 'plum' },
        questions: [
          [
            'How do I switch to dark?',
            '<p>The moon in the bar at the top switches between light and dark. For more, open your picture › <strong>Appearance</strong>: semi-dark and bordered are there, too, and <strong>System</strong> follows your computer.</p>',
          ],
          [
            'How do I change the language?',
            '<p>Use the language menu in the bar at the top. There are English, German, French, Portuguese and Arabic; in Arabic the whole page runs from right to left. Your choice goes with you to other devices.</p>',
          ],
          [
            'Can I have the menu at the top?',
            '<p>Yes: open <strong>Appearance</strong> and choose <strong>Horizontal</strong> under Menu. You can also collapse the vertical menu to icons, use the full width of a large screen, and hide the navbar or the footer.</p>',
          ],
          [
            'How do I choose the columns of a list?',
            '<p>Open <strong>Columns</strong> above the list. Tick what you want to see and drag it into your order. <strong>Density</strong> makes rows lower or higher. Both are kept for you, list by list; <strong>Reset</strong> brings back the first look.</p>',
          ],
        ],
      },
    ],
  },
  {
    category: 'your-account',
    title: 'Your account',
    desc: 'Password, two-step verification, devices and notifications.',
    categories: [
      {
        ...{ title: 'Signing in safely', icon: 'lock', iconColor: 'pine' },
        questions: [
          [
            'I forgot my password. What now?',
            '<p>Press <strong>Forgot password?</strong> on the sign-in page and enter your email. The link in the mail works for one hour and once. When you choose a new password, your other devices are signed out.</p><p>No mail? Look into the spam folder, then ask your administrator whether the address is right.</p>',
          ],
          [
            'How do I turn on two-step verification?',
            '<ol><li>Open <strong>Account settings › Security</strong>.</li><li>Press <strong>Turn on</strong> beside Two-step verification.</li><li>Scan the code with an authenticator app and type the six digits it shows.</li><li>Keep the recovery codes in a safe place: each works once when you do not have your phone.</li></ol>',
          ],
          [
            'Where am I signed in?',
            '<p><strong>Account settings › Devices</strong> lists every browser that uses your account, with its network address and the last use. Sign out one of them, or all but this one. You are told when somebody signs in from a device you have not used before.</p>',
          ],
          [
            'Why was I signed out?',
            '<p>Without <strong>Keep me signed in for 30 days</strong> a session ends after ten minutes without any activity. It also ends when you change your password, when you sign out the device from another one, and when an administrator ends it. You come back to the page you were on after signing in.</p>',
          ],
        ],
      },
      {
        ...{ title: 'Profile and notifications', icon: 'user-circle', iconColor: 'ochre' },
        questions: [
          [
            'How do I change my picture or my name?',
            '<p>Open your picture at the top › <strong>Account settings</strong>. Upload a picture and move the frame to what should be seen. Name and username count at once; a new email has to be confirmed first.</p>',
          ],
          [
            'Which notifications can I turn off?',
            '<p>In <strong>Account settings › Notifications</strong> you choose for each kind whether you are told in the app, by mail or not at all: comments on what you wrote, answers, followers, announcements, product updates and the weekly digest of the blog.</p><p>What protects your account, such as a changed password, is always told.</p>',
          ],
          [
            'How do I change my plan?',
            '<p>Open <a href="/pages/pricing">Pricing</a> and choose another plan, monthly or yearly. A larger plan counts at once. When you choose Basic, what you have paid for goes on until its end.</p>',
          ],
          [
            'How do I download or delete my data?',
            '<p><strong>Account settings</strong> has both at its end. The download holds everything that is yours as files you can read. Deleting asks for your password; what belongs to others, such as a question you wrote for the school, stays without your name.</p>',
          ],
        ],
      },
    ],
  },
];
