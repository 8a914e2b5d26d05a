import type { Talent } from '../types.ts'

export const regina: Talent = {
  key: 'regina',
  firstName: 'Regina',
  lastName: 'Ballesteros Ochoa',
  sex: 'FE',
  age: 29,
  looks: { tone: 1, hair: 'dark', style: 'pixie' },
  country: 'MX',
  city: 'Ciudad de México',
  language: 'es',
  biography:
    'Animadora cuadro por cuadro y pintora de fondos. Tres años pintando cielos para una serie infantil: 412 cielos, ninguno igual, dos despedidas y un perro que aprobaba los rosas. Ahora hago mis propios cortos con acuarela sobre vidrio. Cuatro segundos al día si no contesto el teléfono.',
  joinedDaysAgo: 420,
  categories: [3, 4],
  interests: ['acuarela', 'cielos', 'perros viejos'],
  links: { instagram: 'https://www.instagram.com/reginaballesteros.brilla' },
  posts: [
    {
      text: 'Cuatro segundos de hoy: un cielo que se nubla. Se me secó el azul a la mitad y el cielo se arrepintió. Lo dejo, los cielos también dudan.',
      daysAgo: 1.45,
      photos: ['Trazos de pincel en rosas y azul sobre papel blanco'],
      warmth: 0.48,
      comments: [
        {
          by: 'renata',
          text: 'Cuatro segundos es un día de gloria. Abrazo de cuadro por cuadro.',
          hoursLater: 1,
        },
        { by: 'paula', text: 'Te robo la duda para el color de mañana.', hoursLater: 3 },
        { by: 'tramoya', text: '¿Hay ya algo que podamos ver entero?', hoursLater: 9 },
      ],
      shares: [
        {
          by: 'renata',
          text: 'Vean despacio: ese cielo es de una sola persona y un solo vidrio.',
          hoursLater: 6,
          warmth: 0.2,
          comments: [
            { by: 'oscar', text: 'Y de un perro que aprueba.', hoursLater: 1 },
            { by: 'regina', text: 'Gracias, Renata. El perro se pone insoportable.', hoursLater: 3 },
          ],
        },
      ],
    },
    {
      text: 'Mi perro tiene catorce años y sigue siendo el director de arte. Hoy se sentó encima del storyboard. La escena cinco se va.',
      daysAgo: 50,
      warmth: 0.4,
      comments: [{ by: 'hannah', text: 'Best notes are always given by sitting.', hoursLater: 4 }],
    },
    {
      text: 'Cielo número 412 y último. Mañana entrego el gafete.',
      daysAgo: 250,
      photos: ['Trazos anchos de pincel en naranja y violeta, como un atardecer'],
      warmth: 0.31,
      comments: [
        { by: 'ramiro', text: 'Los dos últimos años de esa serie se ven por tus cielos.', hoursLater: 7 },
      ],
    },
  ],
}
