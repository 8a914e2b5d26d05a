import type { Talent } from '../types.ts'

export const zoe: Talent = {
  key: 'zoe',
  firstName: 'Zoe',
  lastName: 'Okafor',
  sex: 'FE',
  age: 27,
  looks: { tone: 7, hair: 'black', style: 'afro' },
  country: 'US',
  city: 'Houston',
  language: 'en',
  biography:
    'Model, Houston. Five foot ten, feet to match, which is why I own my own shoes for every casting. I started at twenty-three, which in this job makes me a late bloomer and, on some mornings, an ancient. Before that I sold insurance over the phone, so very little that a stylist says can hurt me.\n\nMostly editorial and fittings. I like the fittings best: you stand still for four hours while very serious people argue about a centimetre, and at the end there is a coat in the world that was not there before.',
  joinedDaysAgo: 640,
  categories: [5],
  links: { instagram: 'https://www.instagram.com/zoeokafor.brilla' },
  posts: [
    {
      text: "Four hours standing on a box in front of a window. Someone moved a seam by half a centimetre, stepped back, gasped, moved it back again.\n\nBest day I've had in weeks.",
      daysAgo: 0.3,
      photos: [
        'Silhouette of a woman standing in a tall doorway of warm light',
        'Heavy rust-colored cloth falling in deep folds, lit from the left',
        { alt: 'Close view of a pleat, the shadow inside it almost black', subject: 'folds' },
      ],
      warmth: 0.82,
      comments: [
        {
          by: 'bea',
          text: 'Half a centimetre is a different garment. I will die on this hill.',
          hoursLater: 1.2,
        },
        {
          by: 'zoe',
          replyTo: 'bea',
          text: 'Bea, you and that pattern cutter would get married.',
          hoursLater: 1.6,
        },
        { by: 'hannah', text: 'The second one looks like a landscape from a plane.', hoursLater: 3 },
        { by: 'alba', text: 'I know that gasp. I make it three times a day.', hoursLater: 5.5 },
      ],
    },
    {
      text: 'Casting note to self: "come as you are" has never once meant come as you are.',
      daysAgo: 6.4,
      warmth: 0.3,
      comments: [
        {
          by: 'jade',
          text: 'It means come as you are on your best day, after eight hours of sleep, in beige',
          hoursLater: 0.8,
        },
        { by: 'theo', text: 'stealing this', hoursLater: 4 },
      ],
    },
    {
      text: "The heat in this city. I walked eleven blocks to a go-see, arrived looking like I'd swum there, and the woman at the desk handed me a paper towel without looking up. We both understood.\n\nDidn't get it. Got the paper towel.",
      daysAgo: 19,
      warmth: 0.55,
      comments: [
        { by: 'sam', text: 'The paper towel is the real callback.', hoursLater: 2 },
        { by: 'mei', text: "I'd hire you for the writing alone.", hoursLater: 9 },
      ],
    },
    {
      text: "First time wearing something cut on the bias. It moves a half second after you do, like it's thinking it over.",
      daysAgo: 47,
      photos: [
        'Thin pale fabric swinging sideways in long diagonal folds',
        { alt: 'A model turning, cloth trailing behind her', subject: 'sweep' },
      ],
      warmth: 0.48,
      comments: [
        {
          by: 'alba',
          text: '"Thinking it over" is the best description of bias I have read. And I teach it.',
          hoursLater: 6,
        },
      ],
    },
    {
      text: 'Does anybody have a good stretch for calves after a full day in heels? Asking for two friends, left and right.',
      daysAgo: 88,
      warmth: 0.2,
      comments: [
        {
          by: 'kofi',
          text: 'Step edge, heels down, thirty seconds, breathe out. Then a tennis ball under the foot.',
          hoursLater: 1.5,
        },
        {
          by: 'valentina',
          text: 'What Kofi says, and legs up the wall before bed. Works for us after matches.',
          hoursLater: 5,
        },
        { by: 'zoe', text: 'Left and right say thank you both.', hoursLater: 20 },
      ],
    },
    {
      text: "Two years ago today I quit the phone job. People ask how I knew, and I didn't. I had saved four months of rent, I had one test shoot with a student, and my manager had just asked me to train the new person on a script I couldn't say any more without my left eye twitching.\n\nFirst month: zero bookings. Second: one, for a garden center, holding a hose. Third: the fittings started, and that was that.\n\nI kept the headset. It's in the drawer with my passport.",
      daysAgo: 152,
      warmth: 0.6,
      comments: [
        { by: 'carmen', text: 'I use the translator, dear: this is very beautiful.', hoursLater: 30 },
      ],
    },
    {
      text: 'A fourteen-hour day, of which eleven minutes were photographs. I read a whole novel in the other thirteen hours and forty-nine minutes. I recommend modeling to anyone who likes reading.',
      daysAgo: 233,
      warmth: 0.35,
      comments: [{ by: 'julia', text: 'Del oficio de lectora con vistas.', hoursLater: 11 }],
    },
    {
      text: 'Some pieces from the student show. They sewed until four in the morning and then apologized to me for the pins. Never apologize for the pins.',
      daysAgo: 371,
      photos: [
        'Black cloth gathered at one shoulder, folds spreading like a fan',
        { alt: 'A silhouette with open arms in an arched doorway of light', subject: 'threshold' },
        'Layers of translucent cream fabric overlapping, edges left raw',
        'A single long fold of red satin running from corner to corner',
        'Indigo drape falling straight, one crease crossing it like a river',
        { alt: 'Two silhouettes in a large bright doorway', subject: 'threshold' },
        'Mustard wool pinned into uneven pleats, shadows soft and warm',
      ],
      warmth: 0.4,
      comments: [
        { by: 'bea', text: 'The raw edges are right. Tell them from me not to hem it.', hoursLater: 14 },
        { by: 'tramoya', text: 'Lovely work by the students, and well worn.', hoursLater: 40 },
      ],
    },
    {
      text: 'hi. new here. I stand in clothes',
      daysAgo: 618,
      warmth: 0.15,
    },
  ],
}
