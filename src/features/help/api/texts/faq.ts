import type { FaqGroup } from '#features/help/choices.ts';
import type { Entry } from './kinds.ts';

/** What people asked a school that sells courses, books and kits. */
export const FAQ: Record<FaqGroup, Entry[]> = {
  payment: [
    [
      'Which ways of payment are there?',
      '<p>You can always <strong>pay by invoice</strong>: the order does not wait for your money, and the invoice says until when it is due. Where the school has set up card payments, the checkout offers <strong>card</strong> as well.</p><p>Courses booked for a whole class are billed to the school, one invoice for all.</p>',
    ],
    [
      'Where do I find my invoice?',
      '<p>Every order leads to its invoice: open the order and press <strong>Open invoice</strong>. There you can also save it as a PDF. The mail that confirms an order has a link to the order.</p>',
    ],
    [
      'Can the invoice be made out to my company?',
      '<p>Yes. Enter the company with your address at the checkout; the invoice is made out to both. A tax number can be added by the office, also on an invoice that was sent already.</p>',
    ],
    [
      'My payment went through twice. What now?',
      '<p>Write to the office with both dates and the invoice number. What was paid too much is booked as a balance on your invoice and paid back within five working days.</p>',
    ],
    [
      'Do prices contain VAT?',
      '<p>No. Where the school has to charge VAT, the checkout adds it before you order, and your invoice shows the rate line by line.</p>',
    ],
  ],
  delivery: [
    [
      'How long does delivery take?',
      '<p>Books and kits leave the storeroom on the next working day and arrive two to four days later. Course places and licences are there at once.</p>',
    ],
    [
      'What does delivery cost?',
      '<p>Products marked <strong>Free shipping</strong> cost nothing to deliver. Everything else travels for a flat fee that the checkout shows before you order; large orders travel free.</p>',
    ],
    [
      'Can I choose the day of delivery?',
      '<p>Yes. At the checkout you pick one of the next ten working days that a parcel can arrive on. Weekends are left out, because nobody would be there to take it.</p>',
    ],
    [
      'Do you deliver to the school?',
      '<p>Gladly: enter the school’s address and your room. Parcels wait in the office, and you get a notification as soon as yours is there.</p>',
    ],
    [
      'My parcel has not arrived. What can I do?',
      '<p>Look at the order first: it says when it was handed to the carrier. If that was more than five working days ago, tell the office. We send it again and sort it out with the carrier ourselves.</p>',
    ],
  ],
  cancellationReturn: [
    [
      'Can I cancel an order?',
      '<p>As long as an order is not shipped you cancel it yourself: open it and press <strong>Cancel order</strong>. Afterwards you can still send everything back.</p>',
    ],
    [
      'How do I return something?',
      '<ol><li>Tell the office the number of the order within 30 days.</li><li>Print the label from the answer and put it on the parcel.</li><li>Hand it in at any parcel shop.</li></ol><p>Kits with opened chemicals cannot be taken back.</p>',
    ],
    [
      'When do I get my money back?',
      '<p>Five working days after the parcel is back, the way you paid. An invoice that was not paid yet is cancelled, and you need not do anything.</p>',
    ],
    [
      'Can I give back a course that has begun?',
      '<p>Up to the second lesson we refund the whole price. After that your place can go to somebody else: tell us the name, and we change it.</p>',
    ],
    [
      'What if a product is damaged?',
      '<p>Send the office a photo. You get a new one at once and keep the old one: a chipped beaker is still good for flowers.</p>',
    ],
  ],
  myOrders: [
    [
      'Where do I see my orders?',
      '<p>Open <strong>Shop › Orders</strong> in the menu. Each order shows what is in it, what it costs and how far it is.</p>',
    ],
    [
      'What do the states of an order mean?',
      '<ul><li><strong>Placed</strong>: we have it and look for the pieces.</li><li><strong>Paid</strong>: your money has arrived, too.</li><li><strong>Packed</strong>: it waits for the carrier.</li><li><strong>Shipped</strong>: it is on its way and cannot be cancelled any more.</li><li><strong>Delivered</strong>: it should be in your hands.</li><li><strong>Cancelled</strong>: nothing is sent, and what was paid is paid back.</li></ul>',
    ],
    [
      'Can I change the address of an order?',
      '<p>Until it is packed, yes: write to the office with the number of the order. For the next order choose another of your kept addresses at the checkout.</p>',
    ],
    [
      'Can I order for my whole class?',
      '<p>Set the quantity in the cart. From ten pieces on, ask the office for the class price before you order.</p>',
    ],
    [
      'Why is a product in my cart sold out?',
      '<p>The cart does not reserve anything. Put the product on your wishlist: when it is back in stock, you are told, if you have notifications for products turned on.</p>',
    ],
  ],
  productServices: [
    [
      'What does the school sell?',
      '<p>Courses, course books, lab and art kits, and licences for learning software. Everything is chosen by our teachers and used in our own lessons.</p>',
    ],
    [
      'Are the books the ones used in class?',
      '<p>Yes, in the same edition. The description of a book names the classes that use it.</p>',
    ],
    [
      'How do licences work?',
      '<p>A licence is for one person and one school year. After the order the office sends you a key by mail; enter it in the program and you are done.</p>',
    ],
    [
      'Can I try a course first?',
      '<p>Every course has a free first lesson. Ask in the office for the next date, or look for <strong>Open lesson</strong> in the school’s calendar.</p>',
    ],
    [
      'Do you offer help with learning?',
      '<p>On weekdays from 14:00 to 17:00 somebody is in the library for questions of all subjects. For more, open <strong>Practice</strong> in the student menu: what you hand in comes back with the right answers and explanations.</p>',
    ],
  ],
};
