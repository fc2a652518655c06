/** Lets the browser have its turn. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
