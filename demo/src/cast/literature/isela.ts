import type { Talent } from '../types.ts'

export const isela: Talent = {
  key: 'isela',
  firstName: 'Isela',
  lastName: 'Ramírez Cortés',
  sex: 'FE',
  age: 43,
  looks: { tone: 4, hair: 'dark', style: 'braid' },
  country: 'MX',
  city: 'Oaxaca',
  language: 'es',
  biography:
    'Escribo de comida sin recetas: de quien la hace, de dónde vino la olla, de lo que se calla en la mesa. Dos libros de crónica y un recetario escrito por error. Vivo en Oaxaca, encima de un molino de chocolate; mis manuscritos llegan oliendo. Cocino para probar si lo que escribí es cierto.',
  joinedDaysAgo: 460,
  categories: [6, 8],
  interests: ['molinos', 'chocolate', 'cuadernos'],
  posts: [
    {
      text: 'Doña Eufrosina me dictó su receta de chocolate durante dos horas. Al final me dijo: «y ya con eso le sale igualito». Falta el cacao. En dos horas no mencionó el cacao. Creo que la receta era otra cosa.',
      daysAgo: 3.65,
      photos: [{ alt: 'Hojas con notas a mano y una pluma, junto a una taza', subject: 'script' }],
      warmth: 0.53,
      comments: [
        { by: 'ximena', text: 'La receta era otra cosa. Ahí está el libro.', hoursLater: 2 },
        { by: 'rosa', text: 'Se lo guardó. Hizo bien.', hoursLater: 3 },
        { by: 'palabra', text: 'Isela, cuando quieras platicamos del tercero.', hoursLater: 12 },
      ],
    },
    {
      text: 'Me pidieron una biografía de cien palabras para la solapa. Escribí noventa y nueve sobre mi mamá.',
      daysAgo: 64,
      warmth: 0.36,
      comments: [
        { by: 'andrea', text: '¿Y la que sobra?', hoursLater: 4 },
        { by: 'isela', replyTo: 'andrea', text: '«Hija».', hoursLater: 5 },
      ],
    },
    {
      text: 'Tamales de amarillo para veinte, para celebrar el punto final. Los punto y coma los celebro con café.',
      daysAgo: 235,
      pictured: 8,
      photos: [{ alt: 'Una mesa vista desde arriba, con muchos platos', subject: 'feast' }],
      warmth: 0.32,
    },
  ],
}
