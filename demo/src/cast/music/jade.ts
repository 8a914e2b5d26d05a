import type { Talent } from '../types.ts'

export const jade: Talent = {
  key: 'jade',
  firstName: 'Jade',
  lastName: 'Baptiste-Correa',
  sex: 'FE',
  age: 25,
  looks: { tone: 6, hair: 'black', style: 'afro' },
  country: 'US',
  city: 'Miami',
  language: 'en',
  biography: `I sing soul, boleros and whatever my Haitian grandmother and my Cuban grandmother were arguing about. Day job at a dry cleaner, where the steam is free and great for the voice. I write songs on the backs of unclaimed tickets; if you left a gray jacket in 2nd-floor alterations, I owe you a chorus.

Bilingual, mostly in the middle of sentences. First EP coming when it's coming.`,
  joinedDaysAgo: 520,
  categories: [2],
  links: {
    spotify: 'https://open.spotify.com/artist/jadebaptistecorrea',
    instagram: 'https://instagram.com/jade.baptistecorrea',
  },
  posts: [
    {
      text: "Mixed the last song. Sat in the car after and didn't turn it on for twenty minutes. It's not sad, it's just… it used to be mine only and on Friday week it won't be.",
      daysAgo: 0.75,
      photos: [
        { alt: 'A single microphone in a soft column of light', subject: 'microphone' },
        { alt: 'An empty stage with light fading into a dark room', subject: 'solo' },
      ],
      warmth: 0.44,
      comments: [
        { by: 'lia', text: "It will still be yours. It'll just also have a job.", hoursLater: 1 },
        { by: 'saoirse', text: 'Every final export. I go for a walk and talk to sheep.', hoursLater: 3 },
        {
          by: 'north-spotlight',
          text: 'Congratulations on finishing, Jade. Looking forward to hearing it.',
          hoursLater: 9,
        },
        { by: 'jade', text: 'thank you all. lía I\'m stealing "it\'ll also have a job"', hoursLater: 10 },
      ],
    },
    {
      text: `Customer: do you sing here because you're happy?
Me: I sing here because that machine is in B flat and nobody told it.`,
      daysAgo: 7.9,
      warmth: 0.3,
      comments: [
        {
          by: 'lia',
          text: '¡El taladro de mi vecino está en do sostenido! Hagamos un disco.',
          hoursLater: 2,
        },
        { by: 'hannah', text: 'My press does a steady 6/8. In.', hoursLater: 5 },
      ],
    },
    {
      text: 'Anyone else\'s voice crack at the SAME word every take? Mine is "abuela". Which, fine, I get it, brain. But we have the studio till nine.',
      daysAgo: 22,
      warmth: 0.35,
      comments: [
        { by: 'camilo', text: 'Deje esa, deje la que se quiebra', hoursLater: 3 },
        { by: 'facundo', text: 'La que se quiebra es la toma. Las otras son ensayo.', hoursLater: 6 },
        { by: 'jade', text: 'we kept the crack. facundo gets a credit', hoursLater: 10 },
      ],
    },
    {
      text: 'Sang at a quinceañera. Birthday girl requested metal. We did a bolero VERY loudly.',
      daysAgo: 66,
      warmth: 0.25,
      comments: [{ by: 'ines', text: '¡Eso es servicio!', hoursLater: 4 }],
    },
    {
      text: 'Opened for a band tonight in front of eleven people, and four of them were the band. A man at the bar cried into his fries. I have decided to count that as a standing ovation.',
      daysAgo: 135,
      photos: [
        { alt: 'A microphone on a tiny stage, waiting', subject: 'microphone' },
        { alt: 'The empty stage after the show, one light left on', subject: 'solo' },
      ],
      warmth: 0.33,
      comments: [
        { by: 'theo', text: 'Crying into fries is the highest form of criticism.', hoursLater: 5 },
        { by: 'sam', text: 'Salted twice.', hoursLater: 8 },
      ],
    },
    {
      text: "My two grandmothers in one kitchen, me recording on my phone, the rice burning. That's the EP. That's the whole EP.",
      daysAgo: 300,
      warmth: 0.22,
      comments: [
        { by: 'lupe', text: 'El arroz quemadito es lo mejor. En mi casa se llama concolón.', hoursLater: 6 },
        { by: 'jade', replyTo: 'lupe', text: 'the concolón track is four minutes long', hoursLater: 9 },
      ],
    },
    {
      text: 'Hi! Jade. Voz, vapor, Miami.',
      daysAgo: 512,
      photos: [{ alt: 'The closed curtain of a small theater', subject: 'curtain' }],
      warmth: 0.2,
    },
  ],
}
