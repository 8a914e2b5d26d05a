import type { Talent } from '../types.ts'

export const imani: Talent = {
  key: 'imani',
  firstName: 'Imani',
  lastName: 'Broussard',
  sex: 'FE',
  age: 26,
  looks: { tone: 6, hair: 'black', style: 'locs' },
  country: 'US',
  city: 'Atlanta',
  language: 'en',
  biography:
    'Actress and model. Theater kid who never recovered. I have played a judge, a ghost, three best friends and the voice of an elevator that is still running in a hospital somewhere. I self-tape fast, take notes well, and bring my own lint roller. Dialects: a few. Horse riding: ask the horse.',
  joinedDaysAgo: 230,
  categories: [4, 5],
  interests: ['dialects', 'thrift stores', 'roller skating'],
  links: { instagram: 'https://www.instagram.com/imanibroussard.brilla' },
  posts: [
    {
      text: 'First day on a set where the director said "we have time." I did not know that was a sentence you could say out loud.',
      daysAgo: 1.5,
      photos: [{ alt: 'A film camera on a tripod and its operator against the sun', subject: 'shoot' }],
      warmth: 0.43,
      comments: [
        { by: 'bernardo', text: 'En mi vida he oído esa frase. Dime que la grabaste.', hoursLater: 2 },
        { by: 'saoirse', text: 'It is usually followed by "we do not have time."', hoursLater: 3 },
        {
          by: 'casting-luz',
          text: 'Great reel, Imani. We are keeping an eye on you from Madrid.',
          hoursLater: 10,
        },
      ],
    },
    {
      text: 'The elevator wrote back. A nurse says patients thank it. I have never had better reviews.',
      daysAgo: 53.5,
      warmth: 0.47,
      comments: [
        {
          by: 'casting-luz',
          text: 'A voice patients thank. That goes at the top of the résumé.',
          hoursLater: 1.5,
        },
        { by: 'theo', text: 'please put "thanked in elevators" on your resume', hoursLater: 2 },
        { by: 'north-spotlight', text: 'Second this. We would call.', hoursLater: 9 },
      ],
    },
  ],
}
