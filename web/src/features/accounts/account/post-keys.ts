/** Begins the keys of all queries of posts. Kept here because modules below `post` change what posts show. */
export const postsKey = ['posts'] as const
/** The feed: everyone's posts, or those of followed people. */
export const feedKey = (filter: 'all' | 'following') => [...postsKey, 'feed', filter] as const
