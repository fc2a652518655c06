import type { BlogCategory } from '#features/blog/listContract.ts';

/** Somebody, what they say, and what others answer. */
export interface SampleComment {
  by: string;
  says: string;
  replies?: { by: string; says: string }[];
}

export interface SamplePost {
  title: string;
  /** The name of the drawn picture. */
  picture: string;
  by: string;
  categories: BlogCategory[];
  tags: string[];
  excerpt: string;
  content: string;
  /** Days before today; negative is still to come, and left out it is a draft. */
  daysAgo?: number;
  comments?: SampleComment[];
  /** How many people bookmarked it. */
  saved?: number;
}
