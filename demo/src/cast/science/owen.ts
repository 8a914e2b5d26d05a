import type { Talent } from '../types.ts'

export const owen: Talent = {
  key: 'owen',
  firstName: 'Owen',
  lastName: 'Lindahl-Reyes',
  sex: 'MA',
  age: 36,
  looks: { tone: 2, hair: 'brown', style: 'curls' },
  country: 'US',
  city: 'Madison',
  language: 'en',
  biography:
    'Microbiologist who ferments things. Cheese, cabbage, soy, corn, one regrettable trout. At the university I study what bacteria say to each other; at home I serve the results with crackers. I run a free class called "It Is Supposed to Smell Like That." Half Wisconsin, half Monterrey, fully refrigerated.',
  joinedDaysAgo: 260,
  categories: [7, 8],
  interests: ['koji', 'microscopes', 'polka'],
  links: { web: 'https://owenlindahlreyes.example' },
  posts: [
    {
      text: 'Under the microscope, my grandmother’s tepache and a very expensive culture from a catalog are 94% the same. She is going to be impossible at Thanksgiving.',
      daysAgo: 3.85,
      photos: ['Bacteria cells under a microscope, rounded with glowing edges'],
      warmth: 0.43,
      comments: [
        { by: 'perla', text: 'El otro 6 % es tu abuela.', hoursLater: 1 },
        { by: 'adaeze', text: 'I would like to see the error bars on the grandmother.', hoursLater: 4 },
      ],
    },
    {
      text: 'Class report: eleven students, eleven jars, ten successes. The eleventh jar is in the parking lot and has been given a name.',
      daysAgo: 48.5,
      warmth: 0.33,
      comments: [{ by: 'sam', text: 'Is it Gary? It is always Gary.', hoursLater: 3 }],
    },
  ],
}
