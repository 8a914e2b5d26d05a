/** Work: the posts with photos or a video of everyone, as a wall to explore. */
import { z } from 'zod'
import { after } from '../platform/cursor.ts'
import { categoryFilter } from '../discovery/discovery.ts'
import { exampleCursor } from '../platform/examples.ts'
import { limits } from '../platform/limits.ts'
import { postList } from './post.ts'
import { route } from '../platform/route.ts'

export const workOrder = z.enum(['recent', 'featured'], 'invalid')
export type WorkOrder = z.infer<typeof workOrder>

export const workContract = {
  getWork: route({
    method: 'GET',
    path: '/posts/work',
    audience: 'member',
    replica: true,
    summary:
      `Returns posts with photos or a video, of everyone or of the talent of one category, ${limits.pageSize} a page; newest first, ` +
      'or with `order=featured` those of the last 30 days that drew the most interest, computed every ten minutes.',
    query: z.object({ category: categoryFilter, order: workOrder.optional(), after }),
    example: { query: { category: 'musica', order: 'featured', after: exampleCursor } },
    replies: { 200: postList },
    unlimited: 'bounded read',
  }),
}
