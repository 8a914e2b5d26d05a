import type { Talent } from '../types.ts'

export const harper: Talent = {
  key: 'harper',
  firstName: 'Harper',
  lastName: 'Lindgren',
  sex: 'FE',
  age: 47,
  looks: { tone: 0, hair: 'red', style: 'bob' },
  country: 'MX',
  city: 'San Miguel de Allende',
  language: 'en',
  biography:
    'Novelist and enthusiastic, unreliable cook. I came to San Miguel for a month to finish a book and that was eleven years and three books ago. I write about people who move somewhere and find out what they brought with them. On Fridays I host a supper where eight strangers eat what I got wrong that week.',
  joinedDaysAgo: 390,
  categories: [6, 8],
  interests: ['supper clubs', 'marginalia', 'jacaranda'],
  posts: [
    {
      text: 'My neighbor read my chapter about a neighbor and returned it with one correction, in pencil: she would never own a beige rug. Fair. The rug is green now, and somehow the whole marriage works.',
      daysAgo: 2.85,
      photos: [{ alt: 'Handwritten manuscript pages with a fountain pen and a cup', subject: 'script' }],
      warmth: 0.44,
      comments: [
        { by: 'lizbeth', text: 'The rug was lying. Nos pasa a todos.', hoursLater: 2 },
        { by: 'theo', text: 'green rug novel of the year', hoursLater: 5 },
        { by: 'palabra', text: 'Cuando haya traducción al español, aquí estamos.', hoursLater: 13 },
      ],
    },
    {
      text: 'Friday supper: I attempted Rosa’s mole from her posts. Eight strangers were very kind. One of them was from Puebla and very quiet.',
      daysAgo: 30.5,
      pictured: 8,
      photos: [{ alt: 'A plate of dark mole with chicken and rice, seen from above', subject: 'dish' }],
      warmth: 0.52,
      comments: [
        { by: 'rosa', text: 'El silencio de un poblano es un seis. Ya es pasar.', hoursLater: 3 },
        { by: 'harper', replyTo: 'rosa', text: 'A six! I am framing this.', hoursLater: 4 },
      ],
    },
  ],
}
