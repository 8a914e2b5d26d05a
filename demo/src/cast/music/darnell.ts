import type { Talent } from '../types.ts'

export const darnell: Talent = {
  key: 'darnell',
  firstName: 'Darnell',
  lastName: 'Whitcomb',
  sex: 'MA',
  age: 35,
  looks: { tone: 6, hair: 'black', style: 'shaved' },
  country: 'US',
  city: 'Detroit',
  language: 'en',
  biography:
    'Upright bass, spoken word, and twelve years driving the number 6 bus, where I wrote most of both. I lead a trio that rehearses in a closed bank. My second chapbook is about the people who ride to the end of the line and stay on. I teach poetry on Thursdays to anybody who can sit still, and to several who cannot.',
  joinedDaysAgo: 320,
  categories: [2, 6],
  interests: ['bass strings', 'bus routes', 'coney dogs'],
  posts: [
    {
      text: `6:12 a.m., northbound
She boards with a cake on her lap
and nobody, for nineteen stops,
takes the seat beside the cake.
When she gets off
the whole bus says happy birthday
to no one in particular.`,
      daysAgo: 2.55,
      warmth: 0.57,
      comments: [
        {
          by: 'theo',
          text: 'I would like to report a robbery, you took my whole style and did it better',
          hoursLater: 1,
        },
        { by: 'soledad', text: 'The seat beside the cake. Bellísimo.', hoursLater: 4 },
        {
          by: 'north-spotlight',
          text: 'Please send us the chapbook. Or tell us where to buy two.',
          hoursLater: 11,
        },
      ],
    },
    {
      text: 'The bank vault has a four second reverb. We stopped playing ballads in there; by the time you finish one it is next week.',
      daysAgo: 58,
      photos: ['Strings and dark wood curves of a double bass, seen from close up'],
      warmth: 0.32,
      comments: [
        { by: 'jade', text: 'Four seconds! I would sing one note and go home rich.', hoursLater: 4 },
      ],
    },
  ],
}
