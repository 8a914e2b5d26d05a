import type { Talent } from '../types.ts'

export const gael: Talent = {
  key: 'gael',
  firstName: 'Gael',
  lastName: 'Ornelas',
  sex: 'MA',
  age: 26,
  looks: { tone: 2, hair: 'black', style: 'quiff' },
  country: 'MX',
  city: 'Aguascalientes',
  language: 'es',
  biography:
    'Basquetbol en silla de ruedas, base, y estudiante de mecánica en sus últimos créditos. Como las sillas deportivas cuestan lo que un coche usado, mi tesis es una que se puede soldar en cualquier taller de barrio. Vamos en el prototipo cuatro. El tres se desarmó a media jugada y aun así metimos la canasta.',
  joinedDaysAgo: 220,
  categories: [1, 7],
  interests: ['soldadura', 'videojuegos', 'birria'],
  posts: [
    {
      text: 'El prototipo cuatro aguantó el partido completo, con dos caídas y un choque frontal con el Chore. Pesa 11.2 kilos, costó 4,300 pesos y lo puede armar cualquiera que sepa soldar. Cuando pase la temporada subo los planos, gratis.',
      daysAgo: 2.75,
      photos: ['Una cancha de básquet con el balón a media duela y el aro al fondo'],
      warmth: 0.5,
      comments: [
        {
          by: 'nico',
          text: '¿Necesitás piezas de nailon para los rodamientos? Decime medidas y salen.',
          hoursLater: 1,
        },
        { by: 'pablo', text: 'Con planos libres esto cambia clubes enteros. Bravo.', hoursLater: 4 },
        { by: 'tomas', text: 'Acá en Córdoba hay un equipo que te va a hacer un monumento', hoursLater: 6 },
        { by: 'cumbre', text: 'Once kilos y soldable. Esto hay que verlo en una cancha.', hoursLater: 12 },
        { by: 'orbita', text: 'Gael, queremos contar esta historia. Te escribimos.', hoursLater: 18 },
      ],
    },
    {
      text: 'Dato que aprendí tarde: la mitad de este deporte es el hombro y la otra mitad es mentar madres con elegancia.',
      daysAgo: 36,
      warmth: 0.31,
      comments: [{ by: 'nerea', text: 'La mitad del hombro te la reviso cuando quieras.', hoursLater: 7 }],
    },
    {
      text: 'Hola. Soy el de la silla que rechina en las gradas. Vengo a presumir equipo.',
      daysAgo: 214,
      warmth: 0.19,
    },
  ],
}
