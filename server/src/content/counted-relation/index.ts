import type { CountedRelation } from '../../accounts/account/index.ts'
import { followRelations } from '../../people/follow/index.ts'
import { commentRelations } from '../comment/index.ts'
import { postRelations } from '../post/index.ts'

/** All rows that counters of others count. A test fails on a counter or a mark in the database that is not declared. */
export const countedRelations: CountedRelation[] = [...followRelations, ...postRelations, ...commentRelations]

export const relationsCountedIn = (table: CountedRelation['counter']['table']): CountedRelation[] =>
  countedRelations.filter(({ counter }) => counter.table === table)

const isReaction = ({ table }: CountedRelation) => table !== 'post' && table !== 'comment'

/** Rows that are no content of their own, such as follows and likes: deleted with their owner, and with what counts them. */
export const reactions = countedRelations.filter(isReaction)
export const reactionsToPosts = relationsCountedIn('post_count').filter(isReaction)
export const reactionsToComments = relationsCountedIn('comment').filter(isReaction)
