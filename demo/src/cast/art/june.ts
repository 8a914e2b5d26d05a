import type { Talent } from '../types.ts'

export const june: Talent = {
  key: 'june',
  firstName: 'June',
  lastName: 'Halvorsen',
  sex: 'FE',
  age: 33,
  looks: { tone: 0, hair: 'blonde', style: 'braid' },
  country: 'US',
  city: 'Minneapolis',
  language: 'en',
  biography:
    'I write and cut picture books. Cut, as in scissors: every bear, tree and bad mood is painted paper. Four books out, one about a moose who is early for everything. I visit schools with a suitcase of scraps and leave with fewer scraps and better ideas. Winters I knit. It is nearly always winter.',
  joinedDaysAgo: 310,
  categories: [3, 6],
  interests: ['scissors', 'moose', 'second drafts'],
  links: { web: 'https://junehalvorsen.example' },
  posts: [
    {
      text: 'A second grader told me the forest on page 12 "needs somewhere to put your eyes." She was right. I cut one yellow leaf. Six weeks of work and it was missing one leaf.',
      daysAgo: 2.95,
      photos: ['Cut paper leaves and flowers in yellow and white'],
      warmth: 0.48,
      comments: [
        { by: 'oscar', text: 'Contrátala.', hoursLater: 1 },
        { by: 'andrea', text: 'Mis alumnos dicen lo mismo pero con más gritos.', hoursLater: 5 },
        {
          by: 'north-spotlight',
          text: 'We would like a copy, and a word with the second grader.',
          hoursLater: 12,
        },
      ],
    },
    {
      text: 'Page 1, version 9: "The moose was early." Version 10: "The moose was early." I took a long walk in between, if anyone asks what I do all day.',
      daysAgo: 76,
      warmth: 0.3,
      comments: [{ by: 'emilio', text: 'Ese paseo también se cobra.', hoursLater: 6 }],
    },
  ],
}
