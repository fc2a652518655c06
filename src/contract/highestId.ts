/** As far as PostgreSQL's integer goes. What is beyond is nobody's, as the last one is, which is never given. */
export const HIGHEST_ID = 2_147_483_647;
