import type { Talent } from '../types.ts'

export const mei: Talent = {
  key: 'mei',
  firstName: 'Mei',
  lastName: 'Fairchild',
  sex: null,
  age: 31,
  looks: { tone: 1, hair: 'black', style: 'bob' },
  country: 'US',
  city: 'Portland',
  language: 'en',
  biography:
    "I draw with numbers. Bus delays, bird counts, a year of my mother's phone calls: if somebody wrote it down, I'll try to make it visible. Trained as a statistician, left because nobody wanted the charts to be beautiful and I did. I print on paper, big, with a pen plotter that has moods. Everything I make comes with the data and an honest note about what it can't tell you.",
  joinedDaysAgo: 330,
  categories: [7, 3],
  links: { web: 'https://meifairchild.example', twitter: 'https://x.com/meifairchild_brilla' },
  posts: [
    {
      text: "A year of my mother's calls, drawn as orbits: the closer to the middle, the longer we talked. The big gap in March is when I was angry about something I can't remember.",
      daysAgo: 2.2,
      photos: [
        'Thin orbits around a bright center, like a small solar system',
        'Overlapping ellipses around a gold center',
      ],
      warmth: 0.59,
      comments: [
        { by: 'amara', text: 'The gap. Oh, Mei.', hoursLater: 1 },
        { by: 'soledad', text: 'Lo que falta es lo que cuenta. Hermoso.', hoursLater: 4 },
        { by: 'theo', text: 'ringing my mum on my break because of this', hoursLater: 6 },
        { by: 'rosa', text: 'Háblele hoy, ande.', hoursLater: 15 },
      ],
    },
    {
      text: 'The plotter drew for nine hours and then signed its own name with a blot. We discussed it. The blot stays.',
      daysAgo: 14,
      warmth: 0.25,
      comments: [
        { by: 'martina', text: 'The blot always knows.', hoursLater: 3 },
        { by: 'oscar', text: 'Firmado por los dos, entonces.', hoursLater: 6 },
      ],
    },
    {
      text: 'Theo drives a bus and writes only at red lights. He logged a week of them for me. 311 lights, 94 lines. Longest light: Kirkgate, 71 seconds, four lines and a crossed-out one.',
      daysAgo: 62,
      photos: [
        { alt: 'Vertical bars of different heights, red to white', subject: 'spectrum' },
        { alt: 'Glowing points joined by thin lines on red', subject: 'web' },
        { alt: 'A beam of light splitting into bands of color in a prism', subject: 'spectrum' },
      ],
      warmth: 0.41,
      comments: [
        { by: 'theo', text: 'i have never felt so seen or so slow', hoursLater: 1 },
        {
          by: 'julia',
          text: '¡Verso por semáforo! Lo quiero enmarcado en el departamento de lengua.',
          hoursLater: 5,
        },
        { by: 'carla', text: 'Tiene periodo, jajaja. Es una variable pulsante.', hoursLater: 10 },
        { by: 'orbita', text: 'A lovely piece of work, both of you.', hoursLater: 28 },
      ],
    },
    {
      text: "What's something you count without meaning to? I'll start: stairs, always, since I was six.",
      daysAgo: 169,
      warmth: 0.22,
      comments: [
        { by: 'alba', text: 'Botones de la gente en el metro.', hoursLater: 2 },
        { by: 'tono', text: 'Vueltas de la amasadora.', hoursLater: 4 },
        { by: 'tomas', text: 'Brazadas. Hasta en la ducha.', hoursLater: 9 },
      ],
    },
    {
      text: "Hello. First drawing here: 4,000 points, each one a bird someone stopped to look at and write down, over one autumn, in one county. The bright clumps aren't where the birds are, they're where the benches are. I spent two weeks trying to correct for the benches and then decided the benches were the drawing.",
      daysAgo: 321,
      photos: [{ alt: 'Pale dots drifting like a galaxy over dark blue', subject: 'nebula' }],
      warmth: 0.14,
    },
  ],
}
