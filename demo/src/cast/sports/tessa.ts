import type { Talent } from '../types.ts'

export const tessa: Talent = {
  key: 'tessa',
  firstName: 'Tessa',
  lastName: 'Marchetti',
  sex: 'FE',
  age: 24,
  looks: { tone: 1, hair: 'brown', style: 'wavy' },
  country: 'US',
  city: 'San Diego',
  language: 'en',
  biography:
    'Distance swimmer turned swim coach turned the shoulder you have seen in three sunscreen campaigns. I model athletic and swimwear, teach adults who were always told they sink, and keep a list of everyone who learned. It is at 112. The oldest is 81 and she does flip turns now.',
  joinedDaysAgo: 200,
  categories: [1, 5],
  interests: ['cold water', 'crosswords', 'fish tacos'],
  links: { instagram: 'https://www.instagram.com/tessamarchetti.brilla' },
  posts: [
    {
      text: 'Student number 112 put her face in the water today. She is 63 and has lived two blocks from the ocean all her life. She came up and said "well, that was nothing," and then cried for ten minutes, and so did the lifeguard.',
      daysAgo: 3.45,
      photos: [{ alt: 'Three swimmers in the lanes of a pool, seen from above', subject: 'lanes' }],
      warmth: 0.51,
      comments: [
        {
          by: 'wara',
          text: 'Mi tía, la que aprendió a los sesenta y ocho, le manda un abrazo.',
          hoursLater: 4,
        },
        { by: 'paloma', text: 'Number 113: my mother. I am sending her to you.', hoursLater: 6 },
        { by: 'sam', text: 'Tell the lifeguard lunch is on me.', hoursLater: 9 },
      ],
    },
    {
      text: 'Booked for a shoot because they wanted "someone who actually swims." Spent eight hours lying on a towel. I did it very actually.',
      daysAgo: 44,
      warmth: 0.3,
      comments: [{ by: 'imani', text: 'Eight hours of method towel. Respect.', hoursLater: 3 }],
    },
  ],
}
