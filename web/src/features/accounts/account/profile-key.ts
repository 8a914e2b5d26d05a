/** Key of all cached profiles. Kept here because modules below `profile` change what profiles show. */
export const profileKey = ['profile'] as const
