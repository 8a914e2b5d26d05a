import type { Talent } from '../types.ts'

export const priya: Talent = {
  key: 'priya',
  firstName: 'Priya',
  lastName: 'Raman-Doyle',
  sex: 'FE',
  age: 28,
  looks: { tone: 5, hair: 'black', style: 'long' },
  country: 'US',
  city: 'Austin',
  language: 'en',
  biography:
    'I run the 1500 for a club that practices behind a grocery store, and I build sensors that tell you how your foot hits the ground. By day I am a signal processing engineer. By night I am also a signal processing engineer, with better shoes. Currently chasing 4:20 and a decent battery.',
  joinedDaysAgo: 240,
  categories: [1, 7],
  interests: ['intervals', 'soldering', 'dal'],
  posts: [
    {
      text: '4:21.8. One point eight seconds is about the length of the sentence I am currently saying under my breath.',
      daysAgo: 2.35,
      photos: ['The home straight of a running track at dusk, lanes empty'],
      warmth: 0.36,
      comments: [
        { by: 'kofi', text: 'You went out too fast and you know it. Brilliant run.', hoursLater: 1 },
        {
          by: 'priya',
          replyTo: 'kofi',
          text: 'I have the data. I know it to four decimal places.',
          hoursLater: 2,
        },
        { by: 'mei', text: 'Please let me draw those four decimal places.', hoursLater: 5 },
      ],
    },
    {
      text: 'Insole version six survived a wash cycle. Not on purpose. Still counts as a test.',
      daysAgo: 52,
      pictured: 7,
      photos: [{ alt: 'A small circuit board with a chip and thin traces', subject: 'circuit' }],
      warmth: 0.25,
      comments: [{ by: 'dani', text: 'Nuestra versión 3 sobrevivió a un perro.', hoursLater: 6 }],
    },
  ],
}
