import type { Talent } from '../types.ts'

export const wyatt: Talent = {
  key: 'wyatt',
  firstName: 'Wyatt',
  lastName: 'Sorensen',
  sex: 'MA',
  age: 31,
  looks: { tone: 1, hair: 'blonde', style: 'short' },
  country: 'US',
  city: 'Bend',
  language: 'en',
  biography:
    'Climber, part-time arborist and the guy hanging next to you with a camera. I shoot small films about people who are good at something nobody pays for. Mostly granite, sometimes trees, once an entire season of competitive fence building. I edit in a van and answer mail on Sundays.',
  joinedDaysAgo: 290,
  categories: [1, 4],
  interests: ['granite', 'fence building', 'thermos coffee'],
  links: { youtube: 'https://www.youtube.com/@wyattsorensen-brilla' },
  posts: [
    {
      text: 'Three days waiting for rock to dry, eleven minutes of good light, one clean take. My editor says that ratio is improving. My editor is me.',
      daysAgo: 3.2,
      photos: [{ alt: 'A climber high on a rock wall, the rope falling straight down', subject: 'climb' }],
      warmth: 0.34,
      comments: [
        { by: 'nerea', text: 'Once minutos buenos es un martes excelente.', hoursLater: 3 },
        { by: 'saoirse', text: 'Tell your editor he is being too kind.', hoursLater: 5 },
        {
          by: 'north-spotlight',
          text: 'We watched it twice. Send us the long cut when it exists.',
          hoursLater: 17,
        },
      ],
    },
    {
      text: 'Asked a 74-year-old climber for advice on camera. He said "eat before you get hungry," looked at the wall for a full minute and walked off. That is the whole film.',
      daysAgo: 74,
      warmth: 0.29,
      comments: [{ by: 'gonzalo', text: 'No le agregues nada. Por favor.', hoursLater: 6 }],
    },
  ],
}
