/** Of what follows the header: where its tag begins, the header is complete, and no page is painted before that. */
export const afterHeaderId = 'site-columns';
