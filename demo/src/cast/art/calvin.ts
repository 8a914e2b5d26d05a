import type { Talent } from '../types.ts'

export const calvin: Talent = {
  key: 'calvin',
  firstName: 'Calvin',
  lastName: 'Etcheverry',
  sex: 'MA',
  age: 55,
  looks: { tone: 2, hair: 'silver', style: 'short' },
  country: 'US',
  city: 'Santa Fe',
  language: 'en',
  biography:
    'Potter, baker, grandson of sheepherders. I fire a wood kiln twice a year and bake in the leftover heat for a week, so my town measures time in bowls and bread. I make plates for people who eat with their hands and mugs for people who talk with theirs. Apprentices welcome. Bring boots.',
  joinedDaysAgo: 350,
  categories: [3, 8],
  interests: ['wood kilns', 'green chile', 'sheep'],
  posts: [
    {
      text: 'Opened the kiln this morning. Two hundred and six bowls, and one at the back that caught the ash exactly the way I have been trying for since 1998. I put it on the shelf and sat across from it for a while like an old friend who owes me money.',
      daysAgo: 4.1,
      photos: [{ alt: 'A single glazed bowl from above, the ash in its glaze', subject: 'bowls' }],
      warmth: 0.46,
      comments: [
        { by: 'martina', text: 'Since 1998. Te entiendo en todos los idiomas.', hoursLater: 2 },
        { by: 'eloy', text: '¿Y la ceniza de qué palo era? Pregunto sin dormir.', hoursLater: 4 },
        {
          by: 'calvin',
          replyTo: 'eloy',
          text: 'Juniper, mostly. And luck, which I cannot order by the cord.',
          hoursLater: 6,
        },
      ],
    },
    {
      text: 'Leftover-heat bread, day three: 480 degrees and falling. Rye today, beans tomorrow, apologies to my doctor on Thursday.',
      daysAgo: 60,
      pictured: 8,
      photos: [{ alt: 'Three round loaves of bread on a floured board', subject: 'dish' }],
      warmth: 0.34,
      comments: [
        { by: 'tono', text: 'El pan del tercer día es el bueno. Un abrazo de León.', hoursLater: 3 },
        { by: 'sam', text: 'Day four is when you call me.', hoursLater: 5 },
      ],
    },
  ],
}
