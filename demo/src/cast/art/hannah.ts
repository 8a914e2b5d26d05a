import type { Talent } from '../types.ts'

export const hannah: Talent = {
  key: 'hannah',
  firstName: 'Hannah',
  lastName: 'Lindqvist-Moore',
  sex: 'FE',
  age: 39,
  looks: { tone: 0, hair: 'blonde', style: 'long' },
  country: 'US',
  city: 'Pittsburgh',
  language: 'en',
  biography: `Letterpress printer. I run Slow Gallon, a one-woman shop in an old garage with a 1911 platen press, 140 cases of type and a space heater I have a complicated relationship with. Posters, poems, wedding things, and a yearly calendar that is always late (this year's came out in March; people seem to like being let off January).

I buy wood type from closing print shops and write down whatever the owner wants to tell me. That notebook is turning into something. Learning Spanish so I can argue with Itzel properly.`,
  joinedDaysAgo: 760,
  categories: [3],
  links: {
    instagram: 'https://instagram.com/hannah.lm.letterpress',
    web: 'https://slowgallonpress.example',
  },
  posts: [
    {
      text: 'Bought a case of wood type today from a man whose father set church posters with it. The lower-case g is missing. He apologized for the g as though it had been a member of the family, and then he told me about it for half an hour, so I suppose it was.',
      daysAgo: 0.65,
      photos: [
        { alt: 'A tray of wooden printing letters', subject: 'typeCase' },
        { alt: 'Rows of wooden letters in a tray, one gap left open', subject: 'typeCase' },
        { alt: 'A single row of wooden letters, dark with old ink', subject: 'typeCase' },
      ],
      warmth: 0.36,
      comments: [
        { by: 'theo', text: "The missing g. That's a whole novel.", hoursLater: 1 },
        { by: 'itzel', text: '¡La g! Yo te la grabo. En serio. Mándame medidas.', hoursLater: 3 },
        {
          by: 'hannah',
          replyTo: 'itzel',
          text: "Itzel, I'm going to cry into the heater. Yes please.",
          hoursLater: 4,
        },
        { by: 'facundo', text: 'Guarde esa media hora. Es lo que uno compra en realidad.', hoursLater: 9 },
      ],
    },
    {
      text: 'The ink is called "warm red". The room is 46°F. One of us is lying.',
      daysAgo: 9.8,
      warmth: 0.25,
      comments: [{ by: 'kofi', text: 'Solidarity from the winter block.', hoursLater: 2 }],
    },
    {
      text: 'What\'s your rule for when a thing is done? Mine used to be "when it\'s good". Now it\'s "when the next change would be a different piece". Curious about the rest of you, especially the dancers, who can\'t exactly proof a Tuesday.',
      daysAgo: 36,
      warmth: 0.28,
      comments: [
        { by: 'ana', text: "When my students can do it while laughing. Then it's done.", hoursLater: 3 },
        { by: 'saoirse', text: 'When the director stops saying "hm".', hoursLater: 5 },
        { by: 'ruben', text: 'Cuando no me acuerdo de haberla bailado.', hoursLater: 8 },
        { by: 'paula', text: 'Cuando apagan la luz del pasillo.', hoursLater: 10 },
        { by: 'hannah', text: 'These are all better than mine', hoursLater: 14 },
      ],
    },
    {
      text: 'Today\'s typo: "Join us in holy macaroni." Two hundred copies. The couple kept fifty.',
      daysAgo: 115,
      warmth: 0.2,
      comments: [
        { by: 'sam', text: 'I would attend.', hoursLater: 1 },
        { by: 'iker', text: 'Yo cocino.', hoursLater: 6 },
      ],
    },
    {
      text: 'Opened the garage to the neighborhood kids, forty minutes, one letter each. They all wanted their initial except a boy who wanted a comma. "It means there\'s more," he told me.',
      daysAgo: 350,
      photos: [
        { alt: 'Wooden letters in a grid, each a different color', subject: 'typeCase' },
        { alt: 'A poster with nothing on it but a comma', subject: 'posterPrint' },
      ],
      warmth: 0.22,
      comments: [{ by: 'andrea', text: "It means there's more. I can't.", hoursLater: 4 }],
    },
    {
      text: 'Hello from the garage. I make words heavy.',
      daysAgo: 752,
      photos: ['A printed poster of three bars, dark to pale'],
      warmth: 0.16,
    },
  ],
}
