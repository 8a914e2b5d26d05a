import type { Talent } from '../types.ts'

export const adaeze: Talent = {
  key: 'adaeze',
  firstName: 'Adaeze',
  lastName: 'Ibekwe-Hale',
  sex: 'FE',
  age: 29,
  looks: { tone: 7, hair: 'black', style: 'locs' },
  country: 'GB',
  city: 'Sheffield',
  language: 'en',
  biography:
    "Materials scientist in Sheffield, a city that takes metal personally. I make alloys that remember their shape and then try very hard to make them forget. Lab three days a week, microscope two, a bakery's worth of toast in between. I photograph fracture surfaces because broken things are honest about how they were made. My gran thinks I'm a blacksmith and I have stopped correcting her; on good days she's right.",
  joinedDaysAgo: 380,
  categories: [7, 5],
  interests: ['blacksmithing', 'sourdough', 'macro photography', 'climbing'],
  posts: [
    {
      text: 'Broke forty-one samples today, on purpose. The forty-second refused. Nobody in the room said anything for about a minute.',
      daysAgo: 2.6,
      photos: [
        { alt: 'Metal grains under a microscope, orange and deep blue', subject: 'metalGrains' },
        { alt: 'The same metal closer, its grain boundaries bright', subject: 'metalGrains' },
      ],
      warmth: 0.56,
      comments: [
        { by: 'pablo', text: 'What was different about number 42??', hoursLater: 2 },
        {
          by: 'adaeze',
          replyTo: 'pablo',
          text: "We don't know yet. That's the minute nobody spoke.",
          hoursLater: 3,
        },
        { by: 'bea', text: 'La muestra siete. Siempre hay que volver a la muestra siete.', hoursLater: 8 },
        { by: 'hannah', text: "I'd hang the first one over the sofa.", hoursLater: 20 },
      ],
    },
    {
      text: 'The word "fatigue" in my field means a material gave up after being asked the same thing ten million times. I\'d like that on a mug for every teacher I know.',
      daysAgo: 27,
      warmth: 0.31,
      comments: [
        { by: 'julia', text: "I'm at nine million. Send the mug.", hoursLater: 3 },
        { by: 'andrea', text: '¡Dos tazas!', hoursLater: 5 },
      ],
    },
    {
      text: 'Question for the bakers: does your steel actually care which side of the whetstone, or is that folklore? I have opinions but no onions.',
      daysAgo: 109,
      warmth: 0.37,
      comments: [
        { by: 'iker', text: 'Angle. Only the angle. Rest is folklore with water.', hoursLater: 2 },
        { by: 'sam', text: 'My grandmother used the doorstep and could shave a peach.', hoursLater: 4 },
        {
          by: 'adaeze',
          replyTo: 'sam',
          text: 'The doorstep is sandstone. She was doing materials science.',
          hoursLater: 6,
        },
      ],
    },
    {
      text: "Open day at the lab. Two hundred visitors, one fainted (heat, he's fine), and a queue for the hammer that went down the stairs. I'd asked my gran to come at four when it's quieter. She came at ten, in her church hat, and stood by the furnace asking everyone whether they'd eaten.\n\nBefore she left she put her hand flat on the housing and said \"you keep it clean\". That's the highest praise available in our family.",
      daysAgo: 226,
      photos: [{ alt: 'The glowing mouth of a furnace', subject: 'kiln' }],
      warmth: 0.24,
      comments: [{ by: 'rosa', text: 'Yo entendí perfecto a tu abuelita.', hoursLater: 11 }],
    },
    {
      text: 'A wire, a hot cup of tea, and the moment it remembers it used to be a paperclip. Never gets old.',
      daysAgo: 365,
      photos: [{ alt: 'Thin silver wire curling back into loops', subject: 'failedPrint' }],
      warmth: 0.15,
      comments: [{ by: 'nico', text: 'Ok, eso es magia y no me convencen de lo contrario.', hoursLater: 6 }],
    },
  ],
}
