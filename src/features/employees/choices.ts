/** Said at the field of the email. */
export const EMAIL_TAKEN = 'Somebody in this table has this email already.';
