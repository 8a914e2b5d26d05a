import type { Talent } from '../types.ts'

export const saoirse: Talent = {
  key: 'saoirse',
  firstName: 'Saoirse',
  lastName: 'Ní Fhloinn',
  sex: 'FE',
  age: 33,
  looks: { tone: 0, hair: 'red', style: 'wavy' },
  country: 'IE',
  city: 'Galway',
  language: 'en',
  biography: `Film editor. I work from a converted boathouse with one very good chair, a tide that sets my lunch hour and a flock of neighbour's sheep who have seen more rough cuts than any festival. Documentaries mostly; short fiction when the director makes me laugh on the first call.

I believe the cut is where somebody blinks. I can ask for tea in four languages and for more coverage in six.`,
  joinedDaysAgo: 570,
  categories: [4],
  interests: ['sea swimming', 'tea', 'sheep', '16 mm film', 'trad sessions'],
  links: {
    twitter: 'https://twitter.com/saoirsecutsfilms',
  },
  posts: [
    {
      text: `A short guide to director notes, after twelve years:
"Could it breathe?" = they miss a shot.
"Could it be tighter?" = they've watched it with a friend.
"My mother loved it" = run.`,
      daysAgo: 1.55,
      warmth: 0.33,
      comments: [
        { by: 'gonzalo', text: 'Mi mamá… no dijo nada. Bien.', hoursLater: 1 },
        { by: 'paula', text: '«My mother loved it» 😂 verdad universal', hoursLater: 2 },
        { by: 'hannah', text: 'Printing version: "could it pop?"', hoursLater: 6 },
      ],
    },
    {
      text: 'Lost an hour of work. Went out. Told the sheep. One of them walked off mid-sentence, which was fair.',
      daysAgo: 8.9,
      warmth: 0.22,
      comments: [
        { by: 'jade', text: 'the sheep are your real test audience', hoursLater: 3 },
        { by: 'oscar', text: 'Mis lápices también me evitan.', hoursLater: 5 },
      ],
    },
    {
      text: `There's a shot of an old fella in a canoe in the film I'm cutting. He isn't in the script. Nobody planned him; somebody took the boat they'd booked, and they filmed him instead.

I had him at nine seconds, because nine seconds is what a shot like that gets. Then at fourteen. Last night I let it run to the end, forty-one seconds, until he's out of frame and there's only the wake closing behind him. I sat there with my hand off the keyboard like an eejit.

You spend your life learning where to cut, and then once a year something comes along whose whole meaning is that you don't.

Forty-one seconds. If anyone asks me to tighten it I'm moving to the boat.`,
      daysAgo: 33.5,
      photos: [
        { alt: 'A small sail under a low sun, dark banks on either side', subject: 'shore' },
        { alt: 'Layers of mist and hill, nothing moving', subject: 'ranges' },
      ],
      warmth: 0.38,
      comments: [
        { by: 'gonzalo', text: 'Nobody will ask. Orlando te manda saludos, le conté.', hoursLater: 2 },
        { by: 'kofi', text: 'Forty-one seconds is two of my races. Worth it.', hoursLater: 5 },
        { by: 'theo', text: '"only the wake closing behind him". Lovely.', hoursLater: 8 },
        {
          by: 'lia',
          text: 'El silencio también tiene duración escrita. Gracias por no cortarlo.',
          hoursLater: 11,
        },
        { by: 'tramoya', text: 'Qué bonito leer sobre el oficio así. Gracias.', hoursLater: 60 },
      ],
    },
    {
      text: 'Q for other editors: do you talk to the people on screen? I said "ah, don\'t" out loud to a man in 2009 today.',
      daysAgo: 80,
      warmth: 0.2,
      comments: [
        { by: 'ivan', text: 'Les pido permiso. En voz alta. En la camioneta.', hoursLater: 2 },
        { by: 'renata', text: 'My puppets talk back, so.', hoursLater: 4 },
      ],
    },
    {
      text: 'Tide came in under the door. Drives are safe. Socks are not.',
      daysAgo: 165,
      photos: [
        'A gray sea and a small sail under a bright horizon',
        'Flat water with a small boat, the sun reflected once',
      ],
      warmth: 0.26,
      comments: [{ by: 'valentina', text: 'llegó la ola a tu casa, qué servicio', hoursLater: 3 }],
    },
    {
      text: "Picture locked, six months, and the only thing I feel is where's my pencil.",
      daysAgo: 340,
      warmth: 0.18,
      comments: [{ by: 'nico', text: 'Igual que entregar la tesis, te juro.', hoursLater: 6 }],
    },
    {
      text: "Hi, I'm Saoirse (SEER-sha). I take out the bits.",
      daysAgo: 565,
      warmth: 0.16,
    },
    {
      text: 'Homework for anyone who asks me how to cut around effects: "Tears of Steel", which its makers gave away, rushes and all. Watch where the cuts land. Nearly always on a face, nearly never on the robot.',
      daysAgo: 4.3,
      video: { id: 'R6MlUcmOul8', poster: 'city' },
      warmth: 0.33,
      comments: [
        {
          by: 'gonzalo',
          text: 'Se lo paso a mis pibes el lunes. ¿Hay que entregar algo?',
          hoursLater: 2,
          loved: 3,
        },
        { by: 'saoirse', replyTo: 'gonzalo', text: 'One page. On the blinks.', hoursLater: 3, loved: 5 },
      ],
    },
  ],
}
