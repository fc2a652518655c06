/** The end of a post's address. The id decides; the words are for people. */
export const slugIdOf = ({ id, slug }: { id: number; slug: string }) => `${slug}-${id}`;
