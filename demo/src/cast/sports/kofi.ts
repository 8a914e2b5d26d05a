import type { Talent } from '../types.ts'

export const kofi: Talent = {
  key: 'kofi',
  firstName: 'Kofi',
  lastName: 'Asare-Whitlock',
  sex: 'MA',
  age: 20,
  looks: { tone: 6, hair: 'black', style: 'short' },
  country: 'GB',
  city: 'Birmingham',
  language: 'en',
  biography: `200 metres, sometimes 400 when my coach is cross with me. Second-year civil engineering student, which means I run round bends all day and then calculate the load on them at night. PB 20.94, and I have a photograph of that clock on my wall next to my gran.

I like clean starts, grime at low volume, and telling people what a false start feels like. Learning Spanish from this site and from my flatmate, who is teaching me the wrong words on purpose.`,
  joinedDaysAgo: 420,
  categories: [1],
  links: {
    instagram: 'https://instagram.com/kofi.asarewhitlock.200',
    twitter: 'https://twitter.com/kasarewhitlock',
  },
  posts: [
    {
      text: 'Winter block done. Nobody claps for winter block so I would like to clap for winter block.',
      daysAgo: 0.15,
      photos: ['Empty lanes of a track curving away under cold floodlights'],
      warmth: 0.48,
      comments: [
        { by: 'nerea', text: 'Aplausos desde Bilbao 👏 El invierno también es temporada.', hoursLater: 0.6 },
        { by: 'hannah', text: 'Clapping. The neighbors are concerned.', hoursLater: 1.1 },
        { by: 'yuliana', text: '👏👏👏', hoursLater: 2 },
      ],
    },
    {
      text: `Things I have said to my own hamstring this week, out loud, on public transport:
"we talked about this"
"you're fine, you're being dramatic"
"okay, I'm sorry"`,
      daysAgo: 4.8,
      warmth: 0.36,
      comments: [
        { by: 'marisol', text: 'This is the healthiest relationship on this site.', hoursLater: 2 },
        { by: 'sam', text: 'The apology is key.', hoursLater: 5 },
        { by: 'nerea', text: 'As a physio: keep the third one.', hoursLater: 9 },
      ],
    },
    {
      text: 'First time giving a talk in a school. A boy asked what I think about for twenty seconds. Honest answer: nothing until 120 metres, then lunch.',
      daysAgo: 16,
      warmth: 0.3,
      comments: [
        { by: 'mei', text: "I'd read a paper on this.", hoursLater: 3 },
        { by: 'adaeze', text: 'The kids will remember that one, not the medals.', hoursLater: 8 },
      ],
    },
    {
      text: `Ran 21.40 today, into the wind, on a leg I was scared of. On paper that's slower than last year. On paper.

I've been carrying this thing since August where every rep is me checking the leg is still there. You can't run fast while you're checking. It's like trying to fall asleep by watching yourself fall asleep. My coach stopped giving me times in training, he'd just hold up the watch and put it in his pocket. I hated it. I wanted the number so I'd know whether to be happy.

Anyway. Today I came off the bend and for maybe three seconds I wasn't checking. I only noticed because of how quiet it was.

21.40. Best race of my year.`,
      daysAgo: 58,
      photos: [
        'Two runners coming out of the bend of a track',
        'Three runners in their lanes under a low sun',
      ],
      warmth: 0.42,
      comments: [
        {
          by: 'ana',
          text: '"I only noticed because of how quiet it was" — that is the stage too. Congratulations!',
          hoursLater: 5,
        },
        { by: 'jade', text: "ok I'm crying at the bus stop", hoursLater: 7 },
        { by: 'yuliana', text: 'Tuve que traducirlo pero valió cada palabra.', hoursLater: 10 },
        { by: 'north-spotlight', text: 'Lovely to read, Kofi. Good luck with the season.', hoursLater: 30 },
      ],
    },
    {
      text: 'My flatmate told me "estoy embarazado" means "I\'m embarrassed". I said it to a delivery driver from Seville. He congratulated me.',
      daysAgo: 150,
      warmth: 0.24,
      comments: [
        { by: 'amara', text: 'Por favor, que nadie le corrija más palabras. Nunca.', hoursLater: 2 },
        { by: 'carmen', text: '¡Felicidades! ¿Para cuándo? 😂', hoursLater: 6 },
        { by: 'kofi', replyTo: 'carmen', text: 'I am never leaving the house', hoursLater: 7 },
      ],
    },
    {
      text: 'Physio: you can jog. Me, hearing only "you can": already gone.',
      daysAgo: 290,
      warmth: 0.2,
    },
    {
      text: 'New here. I run fast in a curve, then I stop. Ask me anything.',
      daysAgo: 415,
      warmth: 0.18,
      comments: [{ by: 'tomas', text: 'Why do you stop?', hoursLater: 14 }],
    },
  ],
}
