import type { Talent } from '../types.ts'

export const eleanor: Talent = {
  key: 'eleanor',
  firstName: 'Eleanor',
  lastName: 'Pruett-Vance',
  sex: 'FE',
  age: 42,
  looks: { tone: 0, hair: 'gray', style: 'bob' },
  country: 'US',
  city: 'Nashville',
  language: 'en',
  biography:
    'I write music for films nobody is in a hurry to finish. String quartets, pump organ, a children’s choir once, a chain-link fence twice. Fifteen years as a session violinist taught me to read anything and say nothing. Now I say it in the second violin part, where people listen without noticing.',
  joinedDaysAgo: 270,
  categories: [2, 4],
  interests: ['pump organs', 'bird calls', 'pie'],
  links: { web: 'https://eleanorpruettvance.example' },
  posts: [
    {
      text: 'The scene is a man washing one cup. Two minutes ten. I wrote it for full orchestra, then for quartet, then for one violin. Today I sent them eleven notes and they cried on the phone.',
      daysAgo: 1.95,
      photos: ['Violin strings and bow seen up close under a warm lamp'],
      warmth: 0.44,
      comments: [
        { by: 'lia', text: 'Once notas. Yo habría puesto doce y lo arruino.', hoursLater: 3 },
        { by: 'gonzalo', text: 'Necesito esas once notas para un señor en una canoa.', hoursLater: 6 },
        { by: 'north-spotlight', text: 'This is why we read everything you post.', hoursLater: 14 },
      ],
    },
    {
      text: 'Recorded rain for an hour before I noticed the window was shut and it was the dishwasher. Keeping it.',
      daysAgo: 83,
      warmth: 0.31,
      comments: [{ by: 'poncho', text: 'The fridge in my kitchen would like to audition.', hoursLater: 5 }],
    },
  ],
}
