/** Help stands under its field: Mantine puts it above. */
export const HELP_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
