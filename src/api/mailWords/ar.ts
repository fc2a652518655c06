import type { Words } from './en.ts';

/** Values that are mostly written from left to right stand between marks that keep them together. */
export const ar: Words = {
  hello: 'مرحبًا {{name}}،',
  'reset.subject': 'اختر كلمة مرور جديدة',
  'reset.text':
    'طلب أحدهم، ونأمل أن تكون أنت، كلمة مرور جديدة لهذا الحساب. يتيح لك هذا الرابط اختيارها، ويعمل مرة واحدة ولمدة ساعة:\n\n{{link}}\n\nإن لم تكن أنت، فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  helloThere: 'مرحبًا،',
  'verify.subject': 'أكّد بريدك الإلكتروني',
  'verify.text': 'يُرجى تأكيد أن هذا العنوان لك. يعمل الرابط مرة واحدة ولمدة يومين:\n\n{{link}}',
  'password-changed.subject': 'تم تغيير كلمة مرورك',
  'password-changed.text':
    'تم تغيير كلمة مرورك الآن وتم تسجيل الخروج من أجهزتك الأخرى. إن لم تكن أنت، فاطلب المساعدة من أحد المسؤولين فورًا.',
  'email-changed.subject': 'تم تغيير البريد الإلكتروني لحسابك',
  'email-changed.text':
    'أعطى أحد المسؤولين حسابك بريدًا إلكترونيًا آخر الآن: لم يعد هذا العنوان صالحًا لتسجيل الدخول. إن لم تكن تتوقع ذلك، فاسأل أحد المسؤولين فورًا.',
  'two-steps-reset.subject': 'تم إيقاف التحقق بخطوتين',
  'two-steps-reset.text':
    'أوقف أحد المسؤولين التحقق بخطوتين لحسابك: تسجّل الدخول بكلمة مرورك وحدها حتى تفعّله من جديد في إعدادات الحساب. إن لم تطلب ذلك، فاسأل أحد المسؤولين فورًا.',
  'new-email.subject': 'أكّد بريدك الإلكتروني الجديد',
  'new-email.text':
    'أُعطي هذا العنوان على أنه البريد الإلكتروني الجديد لحسابك. يصير معتمدًا حين تفتح هذا الرابط، الذي يعمل مرة واحدة ولمدة يومين:\n\n{{link}}\n\nإن لم تكن تعلم بذلك، فلا تفعل شيئًا: لن يتغيّر شيء.',
  'email-in-use.subject': 'لهذا البريد الإلكتروني حساب بالفعل',
  'email-in-use.text':
    'أراد أحدهم استخدام هذا العنوان لحساب آخر. له حساب بالفعل، ولذلك لم يتغيّر شيء. إن كنت أنت، فسجّل الدخول بهذا العنوان أو اختر هناك عنوانًا آخر.',
  'email-change-asked.subject': 'طُلب بريد إلكتروني جديد',
  'email-change-asked.text':
    'طُلب أن يستخدم حسابك \u2068{{email}}\u2069 بدلًا من هذا العنوان. لا يتغيّر شيء حتى يُفتح رابط أُرسل إلى هناك. إن لم تكن أنت، فغيّر كلمة مرورك فورًا وألغِ الطلب في إعدادات الحساب.',
  'own-email-changed.subject': 'تم تغيير البريد الإلكتروني لحسابك',
  'own-email-changed.text':
    'يستخدم حسابك من الآن \u2068{{email}}\u2069: لم يعد هذا العنوان صالحًا لتسجيل الدخول. إن لم تكن أنت، فاسأل أحد المسؤولين فورًا.',
  'goodbye.subject': 'تم حذف حسابك',
  'goodbye.text': 'تم الآن حذف حسابك وما يتبعه كما طلبت. إن لم تكن أنت، فاكتب إلى مدرستك فورًا.',
  'key-made.subject': 'تم إنشاء مفتاح API',
  'key-made.text':
    'تم الآن إنشاء مفتاح API باسم «\u2068{{key}}\u2069» لحسابك. يستطيع من يملكه التصرف باسمك. إن لم تكن أنت، فألغِه في «مفاتيح API» وغيّر كلمة مرورك.',
  'key-revoked.subject': 'تم إلغاء مفتاح API',
  'key-revoked.text': 'تم الآن إلغاء مفتاح API باسم «\u2068{{key}}\u2069» لحسابك ولم يعد يعمل.',
  'notice-new-sign-in.subject': 'تسجيل دخول جديد',
  'notice-new-sign-in.text': 'سجّل أحدهم الدخول إلى حسابك: \u2068{{device}}\u2069. إن لم تكن أنت، فغيّر كلمة مرورك.',
  'notice-person-registered.subject': 'حساب جديد',
  'notice-person-registered.text': 'أنشأ {{name}} حسابًا.',
  'notice-new-follower.subject': '{{name}} يتابعك',
  'notice-new-follower.text': '{{name}} يتابعك الآن.',
  'notice-post-comment.subject': 'أجاب {{name}} على منشورك',
  'notice-post-comment.text': 'أجاب {{name}} على منشورك: {{title}}',
  'notice-poll-vote.subject': 'صوّت {{name}} في استطلاعك',
  'notice-poll-vote.text': 'صوّت {{name}} في استطلاعك: {{title}}',
  'notice-blog-comment.subject': 'علّق {{name}} على مقالتك',
  'notice-blog-comment.text': 'علّق {{name}} على مقالتك: {{title}}',
  'notice-blog-reply.subject': 'ردّ {{name}} على تعليقك',
  'notice-blog-reply.text': 'ردّ {{name}} على تعليقك: {{title}}',
  'notice-product-cheaper.subject': '{{name}} صار أرخص',
  'notice-product-cheaper.text':
    '{{name}} من قائمة أمنياتك صار بسعر \u2068{{price}}\u2069 بدلًا من \u2068{{was}}\u2069.',
  'notice-product-back.subject': 'عاد {{name}}',
  'notice-product-back.text': 'عاد {{name}} من قائمة أمنياتك إلى المخزن.',
  'notice-announcement.subject': 'إعلان',
  'notice-announcement.text': 'إعلان من {{name}}: {{title}}',
  'notice-chat.subject': 'أرسل إليك {{name}} رسالة',
  'notice-chat.text':
    'كتب إليك {{name}} في الدردشة:\n\n{{text}}\n\nلا يفتح حسابك الدردشات. اسأل أحد المسؤولين إن أردت الرد هناك.',
  chosen: 'تصلك هذه الرسالة لأنها مختارة في إشعارات حسابك.',
  'invoice.subject': 'الفاتورة {{number}} من {{sender}}',
  'invoice.text': 'إليك الفاتورة {{number}} من {{sender}}. {{state}}\n\nيفتحها هذا الرابط:',
  invoicePaid: 'تم دفعها: شكرًا لك.',
  invoiceDue: 'المبلغ المستحق: \u2068{{amount}}\u2069، ويُستحق في {{date}}.',
  'order.subject': 'طلبك {{number}}',
  'order.text':
    'شكرًا لك على طلبك {{number}} بمبلغ \u2068{{total}}\u2069 إجمالًا:\n\n{{items}}\n\nتابعه هنا. {{payment}}\n\n{{link}}',
  orderByInvoice: 'تجد هناك الفاتورة أيضًا.',
  orderByCard: 'يُستكمل حالما يُخصم المبلغ من البطاقة.',
  'event-request.subject': 'دعوة: {{title}}',
  'event-request.text':
    'يدعوك {{name}}: {{title}}\n{{when}}\n\nافتح الملف المرفق لإضافته إلى تقويمك. للقبول أو الرفض، أجب عن هذه الرسالة: تصل إجابتك إلى {{name}} (\u2068{{address}}\u2069).',
  'event-cancel.subject': 'أُلغي: {{title}}',
  'event-cancel.text': 'ألغى {{name}}: {{title}}\n{{when}}\n\nافتح الملف المرفق لإزالته من تقويمك.',
  'invitation.subject': 'أنت مدعو',
  'invitation.text':
    'أُنشئ حساب لك. اختر كلمة مرور بهذا الرابط وتكون قد دخلت. يعمل مرة واحدة ولمدة سبعة أيام:\n\n{{link}}\n\nتسجّل الدخول بعنوان البريد الإلكتروني هذا: \u2068{{address}}\u2069',
  digestOfOne: 'جديد المدونة: {{title}}',
  digestOfMany: 'مقالات جديدة في المدونة: {{count}}',
  digest:
    'هذا جديد المدونة في الأسبوع الماضي:\n\n{{posts}}\n\nتصلك هذه الرسالة لأن الملخص الأسبوعي مفعّل في إشعارات حسابك. أوقفه هنا:\n{{link}}',
};
