/** What talents learn of the views of their profile (P-profiles-25). */
import { z } from 'zod'
import { limits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

const views = z
  .int()
  .nullable()
  .describe(`Views, one for each viewer and day; null for fewer than ${limits.insightsMin}.`)

const week = z.object({
  from: z.string().describe('Monday, as YYYY-MM-DD; days are those of UTC.'),
  agencies: views,
  others: views,
})

export const insightContract = {
  getInsights: route({
    method: 'GET',
    path: '/users/self/insights',
    audience: 'talento',
    priority: 'low',
    summary: `Returns how often agencies and other members opened the caller's profile, by week: the ${limits.insightsWeeks} last ones up to the end of yesterday, the current one first.`,
    replies: { 200: z.object({ weeks: z.array(week) }).meta({ id: 'Insights' }) },
    unlimited: 'bounded read',
  }),
}
