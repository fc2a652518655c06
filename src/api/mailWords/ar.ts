import type { Words } from './en.ts';

/** Values that are mostly written from left to right stand between marks that keep them together. */
export const ar: Words = {
  hello: 'مرحبًا {{name}}،',
  'reset.subject': 'اختر كلمة مرور جديدة',
  'reset.text':
    'طلب أحدهم، ونأمل أن تكون أنت، كلمة مرور جديدة لهذا الحساب. يتيح لك هذا الرابط اختيارها، ويعمل مرة واحدة ولمدة ساعة:\n\n{{link}}\n\nإن لم تكن أنت، فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
};
