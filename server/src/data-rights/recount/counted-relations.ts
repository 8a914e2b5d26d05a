import type { CountedRelation } from '../../accounts/account/index.ts'
import { commentRelations } from '../../content/comment/index.ts'
import { likeRelations } from '../../content/like/index.ts'
import { postRelations } from '../../content/post/index.ts'
import { followRelations } from '../../people/follow/index.ts'

/** All rows that counters of others count. A test fails on a counter or a mark in the database that is not declared. */
export const countedRelations: CountedRelation[] = [
  ...followRelations,
  ...postRelations,
  ...commentRelations,
  ...likeRelations,
]
