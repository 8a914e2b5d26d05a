import type { Talent } from '../types.ts'

export const eloy: Talent = {
  key: 'eloy',
  firstName: 'Eloy',
  lastName: 'Vázquez Montes',
  sex: 'MA',
  age: 44,
  looks: { tone: 5, hair: 'black', style: 'short' },
  country: 'MX',
  city: 'Dolores Hidalgo',
  language: 'es',
  biography:
    'Alfarero de tercera generación y cocinero de domingo. Hago loza para fondas y restaurantes: platos que aguantan, cazuelas que no se rajan y una taza que cabe en la mano de quien la pide, por eso les mido la mano. Cada pieza la pruebo cocinando en ella. La única crítica que acepto es un plato vacío.',
  joinedDaysAgo: 450,
  categories: [3, 8],
  interests: ['barro', 'barbacoa', 'danzón'],
  posts: [
    {
      text: 'Salió la horneada: 64 tazones, dos rajados. Los rajados son para mi suegra, que dice que en los buenos no sabe igual el caldo.',
      daysAgo: 3.75,
      photos: [{ alt: 'Los tazones de barro esmaltado, vistos desde arriba', subject: 'bowls' }],
      warmth: 0.44,
      comments: [
        { by: 'rosa', text: 'Su suegra sabe. ¿A cómo los rajados?', hoursLater: 2 },
        { by: 'martina', text: 'Dos de 64 es un sueño. Yo festejo con diez.', hoursLater: 5 },
        { by: 'sabor-sur', text: 'Eloy, esos tazones en una mesa de Lima. Piénsalo.', hoursLater: 12 },
      ],
    },
    {
      text: 'Domingo: barbacoa de hoyo para probar la cazuela grande. La cazuela pasó. Nosotros también, pero sentados.',
      daysAgo: 29,
      pictured: 8,
      photos: [{ alt: 'Cazuela de barro con carne y frijoles, vista desde arriba', subject: 'dish' }],
      warmth: 0.35,
      comments: [{ by: 'aurelio', text: 'Ese hoyo me queda a cuatro horas. Salgo.', hoursLater: 1 }],
    },
    {
      text: 'Pregunta técnica: ¿alguien ha esmaltado con ceniza de huizache? A mí me salió un verde que no puedo repetir y ya no duermo.',
      daysAgo: 180,
      warmth: 0.24,
      comments: [
        {
          by: 'martina',
          text: 'Yo tengo uno de ceniza de espinillo que apareció una vez en 2019. Te entiendo.',
          hoursLater: 9,
        },
      ],
    },
  ],
}
