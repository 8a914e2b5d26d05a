import type { Talent } from '../types.ts'

export const lautaro: Talent = {
  key: 'lautaro',
  firstName: 'Lautaro',
  lastName: 'Brizuela',
  sex: 'MA',
  age: 30,
  looks: { tone: 2, hair: 'brown', style: 'short' },
  country: 'AR',
  city: 'Rosario',
  language: 'es',
  biography:
    'Guionista de historietas. No dibujo ni un palito, así que dependo de la bondad de los dibujantes, que es escasa y dibujan manos solo si les pagás. Tengo una serie sobre un detective que le tiene miedo a la lluvia y vive en una ciudad donde llueve siempre; vamos por el número nueve. De Rosario, con río. Trabajo de noche en un hotel, en la recepción: el noventa por ciento de mis personajes pidió alguna vez una almohada extra.',
  joinedDaysAgo: 240,
  categories: [6, 4],
  posts: [
    {
      text: 'Viñeta 1: el detective abre el paraguas.\nViñeta 2: adentro del paraguas también llueve.\nViñeta 3: el dibujante me manda un audio de cuatro minutos.',
      daysAgo: 0.8,
      warmth: 0.45,
      comments: [
        { by: 'oscar', text: 'Como dibujante: el audio se queda corto.', hoursLater: 1 },
        { by: 'lucho', text: '¿Y en la 4 te bloquea?', hoursLater: 4 },
        { by: 'lautaro', replyTo: 'lucho', text: 'En la 4 me pasa el presupuesto.', hoursLater: 5 },
      ],
    },
    {
      text: 'El dibujante me devolvió la página nueve con una nota: "las manos van en los bolsillos". Todas. Hasta las del perro.',
      daysAgo: 22,
      warmth: 0.36,
      comments: [
        { by: 'itzel', text: 'Dibujar manos es carísimo emocionalmente, respete.', hoursLater: 2 },
        { by: 'bea', text: 'Si necesitáis bolsillos en su sitio, avisad.', hoursLater: 9 },
      ],
    },
    {
      text: 'Así se ve un guion de historieta antes de ser algo. Fíjense en la mancha de café de la derecha, que terminó siendo un lago en el número siete.',
      daysAgo: 103,
      photos: [
        { alt: 'Página con recuadros dibujados a mano y una mancha de café', subject: 'comicPage' },
        'Pila de libros con uno abierto encima',
      ],
      warmth: 0.31,
      comments: [{ by: 'theo', text: 'the lake!! best origin story', hoursLater: 8 }],
    },
    {
      text: 'Buenas. Escribo globitos.',
      daysAgo: 233,
      warmth: 0.15,
    },
  ],
}
