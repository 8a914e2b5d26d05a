import type { CastConversation } from './types.ts'

const hours = 60
const days = 24 * hours

/** Conversations in English, or in both languages. */
export const englishConversations: CastConversation[] = [
  {
    between: ['north-spotlight', 'imani'],
    daysAgo: 1.1,
    messages: [
      [
        'north-spotlight',
        "Imani, hi. Grace at North Spotlight. We're putting together a reading of a new play in Chicago: four actors, one elevator. We understand you have experience as the elevator.",
        0,
      ],
      ['imani', 'HI GRACE. I have been waiting years for someone to bring up the elevator.', 20],
      [
        'north-spotlight',
        "It's a paid reading, three days in March. You'd be on the fourth floor this time.",
        35,
      ],
      ['imani', 'A promotion! I am in if the dates work. Could you send them?', 6],
      [
        'north-spotlight',
        'March 9 to 11. Travel and hotel are on us; the agreement is two pages and I am happy to walk you through it.',
        15 * hours,
      ],
      ['north-spotlight', 'And take your time with it. Show it to anyone you like before you sign.', 1],
    ],
    unread: 2,
  },
  {
    between: ['north-spotlight', 'darnell'],
    daysAgo: 19,
    messages: [
      [
        'north-spotlight',
        'Darnell, we read the second chapbook on the number 6 bus, which felt right. Would you read from it here in May?',
        0,
      ],
      ['darnell', 'Depends. Does the room have a bad piano?', 4 * hours],
      ['north-spotlight', 'The worst. Two keys say the same thing.', 12],
      ['darnell', 'Then yes. I will bring the bass and a rag.', 5],
      [
        'north-spotlight',
        'Fee and dates are in the PDF I am about to email. Shout if anything reads oddly.',
        1 * days,
      ],
      ['darnell', 'Reads fine. Signed.', 6 * hours],
    ],
  },
  {
    between: ['north-spotlight', 'eleanor'],
    daysAgo: 36,
    messages: [
      [
        'eleanor',
        'Hello Grace. I have a quartet for pump organ and three people who disagree. Do you ever place work like that with theaters?',
        0,
      ],
      ['north-spotlight', 'We do now. Could you send four minutes of the disagreement?', 1 * days],
      ['eleanor', 'Sent. Minute three is where it gets personal.', 2 * hours],
      ['north-spotlight', 'Minute three is why I am answering on a Sunday.', 3 * days],
    ],
  },
  {
    between: ['north-spotlight', 'theo'],
    daysAgo: 5,
    messages: [
      [
        'north-spotlight',
        'Hi Theo. Do you ever come to the States? We run a spoken word night in a closed bank.',
        0,
      ],
      [
        'theo',
        'Only in my head so far, and even there I missed the connection. I would love to. What would I need to sort out?',
        9 * hours,
      ],
      [
        'north-spotlight',
        "We'd sort out the visa letter and the flight. You'd sort out the poems.",
        2 * hours,
      ],
      ['theo', 'Best division of labour I have ever been offered.', 3],
    ],
  },
  {
    between: ['saoirse', 'poncho'],
    daysAgo: 13,
    messages: [
      [
        'saoirse',
        'Hello Alfonso! I am cutting a documentary about a lighthouse and I keep hearing your singing fridge in it. Would you ever license it?',
        0,
      ],
      ['poncho', 'Hi Saoirse! The fridge is honored. It is in D, like all sad fridges.', 7 * hours],
      ['saoirse', 'The lighthouse hums in A, so they will get on.', 25],
      [
        'poncho',
        'Perdón, my English ends here: te mando una carta de permiso sencilla, ¿te late? For one film, festival and TV.',
        10,
      ],
      ['saoirse', 'Me late. (I looked that up.) Thank you so much.', 40],
    ],
  },
  {
    between: ['mei', 'priya'],
    daysAgo: 2,
    messages: [
      [
        'mei',
        'Priya, your foot sensor data is gorgeous and I would like to draw a year of it. Is it yours to share?',
        0,
      ],
      [
        'priya',
        'It is! Mine only, the club data stays with the club. How do you feel about 31 million rows?',
        1 * hours,
      ],
      ['mei', 'Warmly.', 2],
      ['priya', 'Ha. I will strip out the GPS so nobody learns where I live, and send a link tonight.', 8],
      ['mei', 'Please do. I never want coordinates, only the rhythm.', 3],
    ],
  },
  {
    between: ['owen', 'isela'],
    daysAgo: 21,
    messages: [
      [
        'owen',
        'Isela, hola. My Spanish is all fermentation vocabulary. I read your piece about the pot that remembers. Could I quote it in a talk?',
        0,
      ],
      ['isela', 'Hola, Owen. Con gusto, si dices de quién es la olla: es de doña Ángela, no mía.', 1 * days],
      ['owen', 'Of course. Doña Ángela first, you second, the bacteria third.', 40],
      ['isela', 'Orden perfecto.', 12],
    ],
  },
  {
    between: ['zoe', 'imani'],
    daysAgo: 0.6,
    messages: [
      [
        'zoe',
        'Question from one tall person to another: that casting on Peachtree, did they pay you on time?',
        0,
      ],
      ['imani', 'On time and with a thank-you note. I nearly framed it.', 18],
      ['zoe', 'Sold. I owe you a coffee and a shoe recommendation.', 4],
      ['imani', 'Shoe first.', 1],
      ['zoe', 'Size 12, block heel, the brand that begins with N. I will send you a picture tomorrow', 3],
    ],
    unread: 1,
  },
]
