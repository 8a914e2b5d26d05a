import type { Talent } from '../types.ts'

export const marifer: Talent = {
  key: 'marifer',
  firstName: 'María Fernanda',
  lastName: 'Osuna Tirado',
  sex: 'FE',
  age: 24,
  looks: { tone: 3, hair: 'dark', style: 'long' },
  country: 'MX',
  city: 'Mazatlán',
  language: 'es',
  biography:
    'Canto con banda desde los quince y sin banda desde siempre. Soy de Mazatlán, crecí atrás de una tuba, literal: mi papá la toca. También poso para marcas de vestidos de gala y de playa. Ando armando mi primer disco de canciones propias, con tambora, cuerdas y una que da pena contarle a mi mamá.',
  joinedDaysAgo: 280,
  categories: [2, 5],
  interests: ['aguachile', 'karaoke', 'vestidos usados'],
  links: { instagram: 'https://www.instagram.com/mariferosuna.brilla' },
  posts: [
    {
      text: 'Anoche se fue la luz a la mitad de la tercera canción. La banda siguió, la gente prendió los celulares y canté sin micrófono hasta el final. Hoy no tengo voz y no me importa nada.',
      daysAgo: 1.8,
      photos: ['El escenario de un concierto lleno, con haces de luz sobre el público'],
      warmth: 0.54,
      comments: [
        { by: 'ines', text: 'Con las puras tamboras debió temblar el piso.', hoursLater: 2 },
        { by: 'poncho', text: 'Dime que alguien lo grabó, aunque sea chueco.', hoursLater: 3 },
        {
          by: 'norte-talento',
          text: 'Ahí estuvimos, con el celular prendido. Bravo, Marifer.',
          hoursLater: 8,
        },
      ],
    },
    {
      text: 'Mi papá dice que la canción nueva está bonita pero que «le falta tuba». Mi papá dice eso de todo. Del pastel de mi cumpleaños dijo eso.',
      daysAgo: 31,
      warmth: 0.4,
      comments: [{ by: 'goyo', text: 'Señor con criterio.', hoursLater: 4 }],
    },
    {
      text: 'Hola, soy Marifer, canto. Si me ven en fotos muy seria es por los tacones.',
      daysAgo: 272,
      warmth: 0.18,
    },
  ],
}
