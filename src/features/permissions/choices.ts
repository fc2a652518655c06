/** Said at the field of the name. */
export const PERMISSION_TAKEN = 'There is a permission with this name already.';
export const ROLE_TAKEN = 'There is a role with this name already.';
