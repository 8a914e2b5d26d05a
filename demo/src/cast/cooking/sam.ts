import type { Talent } from '../types.ts'

export const sam: Talent = {
  key: 'sam',
  firstName: 'Sam',
  lastName: 'Pruitt',
  sex: null,
  age: 40,
  looks: { tone: 0, hair: 'red', style: 'short' },
  country: 'US',
  city: 'Asheville',
  language: 'en',
  biography:
    "Mountain cook. Biscuits, beans, cornbread, apples six ways, and a stubborn belief that lunch should be the big meal. I run a twelve-seat kitchen out of an old filling station and close when we're out, which is usually 1:40. My grandmother cooked for a sawmill crew and left me one cast-iron pan and no written instructions. I take notes so the next kid won't have to guess.",
  joinedDaysAgo: 500,
  categories: [8],
  links: { web: 'https://sampruitt.example' },
  posts: [
    {
      text: "Ran out at 12:58 today. New record. Then a man came in at 1:15 looking so sorry that I split my own lunch with him. He'd driven two hours. We ate beans and did not talk and it was perfect.",
      daysAgo: 1.6,
      photos: [{ alt: 'Round plate from above, brown beans beside a wedge of cornbread', subject: 'dish' }],
      warmth: 0.52,
      comments: [
        { by: 'ximena', text: 'I would have given anything to be the third at that table.', hoursLater: 1 },
        { by: 'rosa', text: 'Así es, corazón, el plato propio también es de la casa.', hoursLater: 2 },
        { by: 'theo', text: 'did not talk and it was perfect. yes', hoursLater: 8 },
      ],
    },
    {
      text: 'Biscuit batch 4 of the week. Colder butter, hotter oven, fewer opinions.',
      daysAgo: 11,
      photos: [{ alt: 'Golden biscuits in rows on a tray', subject: 'dish' }],
      warmth: 0.29,
      comments: [{ by: 'tono', text: 'Fewer opinions. Lo voy a pintar en el obrador.', hoursLater: 5 }],
    },
    {
      text: "Does anyone else's sourdough starter act up when a stranger is in the kitchen? I know how it sounds.",
      daysAgo: 36,
      warmth: 0.34,
      comments: [
        { by: 'tono', text: 'Sí.', hoursLater: 1 },
        {
          by: 'adaeze',
          text: "There is almost certainly an explanation and I don't want it.",
          hoursLater: 2,
        },
        { by: 'fabiola', text: 'La mía se ofende con la vecina de arriba.', hoursLater: 6 },
      ],
    },
    {
      text: "Apple butter day. Started at four in the morning with a bushel and a half, a copper kettle borrowed from the Hensley sisters and a paddle as tall as me. You can't stop stirring or it catches, so the neighbors come by in shifts and you hear everything: two engagements, one lawsuit, whose dog it was.\n\nFourteen hours. Three jars. THREE. I'd forgotten to reckon how much everybody was going to taste.",
      daysAgo: 92,
      photos: [
        { alt: 'Three open jars of dark apple butter, seen from above', subject: 'bowls' },
        'Red and green apples cut in halves',
      ],
      warmth: 0.25,
      comments: [{ by: 'rosa', text: 'Se está riendo con la mía.', hoursLater: 3 }],
    },
    {
      text: 'Found a note under the shelf paper at the filling station: "Tues: pie. Wed: no pie. Thurs: they asked about the pie." No name, no year. I\'ve been making pie on Tuesdays.',
      daysAgo: 158,
      photos: [
        { alt: 'Apple pie from above with a lattice crust', subject: 'pie' },
        'Apples halved across, the seeds making small dark stars',
      ],
      warmth: 0.38,
      comments: [
        {
          by: 'emilio',
          text: 'Martes, miércoles, jueves. Ya no escribo más, me ganó una alacena.',
          hoursLater: 2,
        },
        { by: 'renata', text: 'And on Wednesdays?', hoursLater: 9 },
        { by: 'sam', replyTo: 'renata', text: 'On Wednesdays they ask about the pie.', hoursLater: 12 },
      ],
    },
    {
      text: "Pepper from Lupe's cousin's neighbor arrived by mail. I cried a little, then a lot, then made a second batch.",
      daysAgo: 247,
      warmth: 0.2,
      comments: [{ by: 'lupe', text: 'Le dije que con cariño y con guantes.', hoursLater: 4 }],
    },
    {
      text: 'Cooking for a wedding of 90 tomorrow with a stove of 6 burners, 4 of them honest.',
      daysAgo: 373,
      warmth: 0.16,
    },
    {
      text: "Hey y'all. Sam. I make lunch.",
      daysAgo: 495,
      warmth: 0.11,
    },
  ],
}
