import type { Talent } from '../types.ts'

export const sofia: Talent = {
  key: 'sofia',
  firstName: 'Sofía',
  lastName: 'Cepeda Dávila',
  sex: 'FE',
  age: 52,
  looks: { tone: 1, hair: 'silver', style: 'wavy' },
  country: 'MX',
  city: 'Saltillo',
  language: 'es',
  biography:
    'Modelo desde los cuarenta y nueve, repostera desde los nueve. Me descubrieron vendiendo pan de pulque en una feria: la fotógrafa quería el pan y acabó retratando las canas. Trabajo para marcas que no borran arrugas, y a las sesiones llevo conchas para todo el equipo. Dicen que me contratan por eso. Puede ser.',
  joinedDaysAgo: 280,
  categories: [5, 8],
  interests: ['canas', 'pan de pulque', 'canasta uruguaya'],
  links: { instagram: 'https://www.instagram.com/sofiacepeda.brilla' },
  posts: [
    {
      text: 'La directora de arte preguntó si me podían quitar las arrugas en la edición. La fotógrafa contestó: «se le pueden quitar, pero entonces hay que cambiarle la cara». Seguimos con la cara.',
      daysAgo: 4.3,
      photos: ['Retrato de perfil de una mujer de cabello plateado con aretes largos'],
      warmth: 0.63,
      comments: [
        { by: 'zoe', text: 'Give that photographer a parade.', hoursLater: 2 },
        {
          by: 'consuelo',
          text: 'A mí me cuestan mucho trabajo las mías como para que las borren.',
          hoursLater: 5,
        },
        {
          by: 'brava',
          text: 'Seguimos con la cara. Lo vamos a poner en la pared de la oficina.',
          hoursLater: 11,
        },
      ],
    },
    {
      text: 'Ochenta conchas para la sesión del jueves. Sobraron cero. El de iluminación se llevó una «para su mamá» y lo vi comérsela en el elevador.',
      daysAgo: 33.5,
      pictured: 8,
      photos: [{ alt: 'Conchas redondas y doradas en filas sobre una charola', subject: 'dish' }],
      warmth: 0.46,
      comments: [
        { by: 'noa', text: 'Quiero trabajar en iluminación.', hoursLater: 3 },
        { by: 'tono', text: 'Ese pan se lo comió con amor de hijo.', hoursLater: 6 },
      ],
    },
  ],
}
