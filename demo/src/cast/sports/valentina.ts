import type { Talent } from '../types.ts'

export const valentina: Talent = {
  key: 'valentina',
  firstName: 'Valentina',
  lastName: 'Huenchul',
  sex: 'FE',
  age: 18,
  looks: { tone: 3, hair: 'black', style: 'wavy' },
  country: 'CL',
  city: 'Pichilemu',
  language: 'es',
  biography:
    'Surf en la mañana, skate en la tarde, preuniversitario cuando no queda otra. Crecí al lado de un arriendo de trajes, así que aprendí a surfear con todo tres tallas más grande. Corro el circuito junior nacional y este año paso a open (ayuda). Quiero estudiar oceanografía para entender por qué la ola buena siempre entra cuando ya me salí.',
  joinedDaysAgo: 210,
  categories: [1],
  links: {
    instagram: 'https://instagram.com/vale.huenchul.olas',
  },
  posts: [
    {
      text: 'Cinco de la mañana, seis grados, nadie en el agua. Entró UNA. Una, pero larga como historia de mi abuelo. Me salí con los pies azules y una sonrisa de acá a Cobquecura.',
      daysAgo: 1.9,
      photos: [
        { alt: 'El mar vacío con el sol bajo y una línea de costa oscura', subject: 'shore' },
        { alt: 'El mar vacío y en calma, con un disco de luz al medio', subject: 'shore' },
      ],
      pictured: 4,
      warmth: 0.46,
      comments: [
        { by: 'nerea', text: 'Una y larga. Firmo.', hoursLater: 3 },
        {
          by: 'lucho',
          text: 'Qué envidia sana, cabra. Yo a las cinco todavía estoy peleando con la almohada.',
          hoursLater: 7,
        },
        { by: 'cumbre', text: '¡Qué lindo relato, Valentina! Mucha suerte en el circuito.', hoursLater: 22 },
      ],
    },
    {
      text: 'Pasé a open y me tocó la serie con la que ganó el año pasado. Me voy a presentar y todo: «hola, te tengo en un póster».',
      daysAgo: 9.1,
      warmth: 0.3,
      comments: [
        { by: 'diego', text: 'dile después de ganarle jaja', hoursLater: 2 },
        { by: 'yuliana', text: 'O antes, para desconcentrarla. Estrategia.', hoursLater: 4 },
      ],
    },
    {
      text: 'Resultado: eliminada en segunda ronda, pero me prestó parafina y me dijo «buena línea». No me voy a lavar la mano.',
      daysAgo: 27,
      warmth: 0.35,
      comments: [
        { by: 'marisol', text: 'Eso vale más que la ronda.', hoursLater: 3 },
        { by: 'diego', text: 'LA PARAFINA', hoursLater: 5 },
        { by: 'luciana', text: 'Qué ganas de que te salga un póster a ti también.', hoursLater: 12 },
      ],
    },
    {
      text: 'Dato inútil: si te caes del skate con traje de neopreno no te raspas. Dato útil: te ves ridícula y vale la pena.',
      daysAgo: 63,
      photos: [{ alt: 'Una patineta al fondo de una rampa de cemento', subject: 'skateRamp' }],
      warmth: 0.22,
      comments: [{ by: 'rocio', text: 'Ciencia aplicada.', hoursLater: 5 }],
    },
    {
      text: '¿Alguien más se marea estudiando en la micro? Tengo ensayo de matemáticas y me sé solo las derivadas de ida, las de vuelta no.',
      daysAgo: 125,
      warmth: 0.2,
      comments: [
        { by: 'tomas', text: 'Las de vuelta se llaman integrales, ánimo', hoursLater: 6 },
        { by: 'valentina', replyTo: 'tomas', text: 'ay tomás 😑', hoursLater: 7 },
      ],
    },
    {
      text: 'Hola. Me llamo Vale, vivo con arena en los oídos.',
      daysAgo: 206,
      warmth: 0.2,
    },
  ],
}
