import type { Talent } from '../types.ts'

export const theo: Talent = {
  key: 'theo',
  firstName: 'Theo',
  lastName: 'Ashdown',
  sex: 'MA',
  age: 26,
  looks: { tone: 0, hair: 'brown', style: 'quiff' },
  country: 'GB',
  city: 'Leeds',
  language: 'en',
  biography:
    "Spoken word from Leeds. I say poems out loud in pubs, libraries, one launderette and a car park (it was meant to be a library). Day job: I drive the 49 bus route, so if you have ever heard a driver muttering, that was a second draft. No capital letters when I post, it's not a style, the shift key is broken and now it would feel like a betrayal.",
  joinedDaysAgo: 460,
  categories: [6, 2],
  links: {
    youtube: 'https://www.youtube.com/@theoashdown-brilla',
    spotify: 'https://open.spotify.com/artist/theoashdownbrilla',
  },
  posts: [
    {
      text: "the 49, ten past six\n\nthere's a woman who gets on every day\nwith a plant on her lap.\na different plant.\ni've never seen her carry one home.\n\nsomewhere in this city\nthere is a house that's getting greener\nor a woman\ngetting better at goodbyes.",
      daysAgo: 0.6,
      shares: [
        {
          by: 'julia',
          text: 'Mis alumnos llevan dos días buscando a esta mujer en el 32.',
          hoursLater: 11,
          warmth: 0.25,
          comments: [{ by: 'theo', text: 'tell them she gets off at Kirkgate', hoursLater: 1.5 }],
        },
      ],
      warmth: 0.63,
      comments: [
        { by: 'saoirse', text: 'Oh that last turn.', hoursLater: 1.5 },
        { by: 'adaeze', text: 'I will be looking for her on every bus now.', hoursLater: 3 },
        {
          by: 'julia',
          text: 'I read it to my class in English. They asked for the next stop.',
          hoursLater: 7,
        },
        { by: 'jade', text: 'the plant!!', hoursLater: 10 },
      ],
    },
    {
      text: 'lost my voice the day of the slam so i did the whole set in mime. came third. what does that say about the words',
      daysAgo: 7.3,
      warmth: 0.27,
      comments: [
        { by: 'facundo', text: 'Third in mime is first in something.', hoursLater: 2 },
        { by: 'theo', replyTo: 'facundo', text: 'first in arms', hoursLater: 3 },
      ],
    },
    {
      text: 'page from the notebook. everything crossed out became the poem, everything left became a shopping list',
      daysAgo: 31,
      photos: [{ alt: 'Handwritten pages with crossed-out lines and a pen', subject: 'script' }],
      warmth: 0.4,
      comments: [{ by: 'lautaro', text: 'Need to see the shopping list.', hoursLater: 14 }],
    },
    {
      text: "does anyone else write better when they're not allowed to? i've got a rule: only at red lights. my whole last piece is eleven red lights long",
      daysAgo: 78,
      warmth: 0.34,
      comments: [
        {
          by: 'mei',
          text: "I'd love to chart this. Lines per light. Would you log it for a week?",
          hoursLater: 1,
        },
        {
          by: 'theo',
          replyTo: 'mei',
          text: "mei that's the nicest anyone's been about my commute",
          hoursLater: 2.5,
        },
        { by: 'mei', text: 'Reminder: seven days of red lights, please.', hoursLater: 90 },
      ],
    },
    {
      text: 'my nan came to a gig. afterwards she said "you\'ve a lovely voice love, shame about the content". touring with that on the poster',
      daysAgo: 155,
      warmth: 0.3,
      comments: [
        { by: 'zoe', text: 'Put Nan on the bill.', hoursLater: 5 },
        { by: 'hannah', text: 'Nan headlines, surely.', hoursLater: 8 },
      ],
    },
    {
      text: "for dad\n\nyou taught me to reverse a trailer\nby saying nothing\nuntil i'd got it wrong\nexactly enough.",
      daysAgo: 244,
      warmth: 0.22,
      comments: [{ by: 'soledad', text: 'Exactamente lo suficiente. Así se enseña.', hoursLater: 9 }],
    },
    {
      text: "did the library thing tonight. eight people, two of them asleep, one of them the caretaker. i nearly cut the long piece and then didn't. afterwards a lad of about fourteen hung back by the large print section until everyone had gone and said \"i've got some too\". i asked how many, expecting like, four.\n\nninety. NINETY. in his notes app. his mate came to fetch him before he could read me any, so i told him i'm there the first thursday of every month and that i'd go second if he'd go first.",
      daysAgo: 330,
      warmth: 0.19,
    },
    {
      text: 'alright brilla. testing testing',
      daysAgo: 452,
      warmth: 0.11,
      comments: [{ by: 'julia', text: 'Loud and clear, from the very last row.', hoursLater: 8 }],
    },
  ],
}
