import type { Talent } from '../types.ts'

export const wara: Talent = {
  key: 'wara',
  firstName: 'Wara',
  lastName: 'Mamani Quispe',
  sex: 'FE',
  age: 52,
  looks: { tone: 4, hair: 'black', style: 'braid' },
  country: 'BO',
  city: 'La Paz',
  language: 'es',
  biography: `Tejo en telar de cintura, como me enseñó mi madre a orillas del lago, y en telar de pedal, como me enseñó la necesidad. Tiño con lo que da el cerro: airampo, q'olle, nogal. Cada tejido mío lleva un error puesto a propósito, chiquito, para que pueda salir el que quedó adentro.

Doy taller en El Alto los miércoles. No vendo por docena.`,
  joinedDaysAgo: 460,
  categories: [3],
  posts: [
    {
      text: 'Seis meses de tejido. Hoy lo corté del telar. Siempre se hace un silencio, hasta los perros.',
      daysAgo: 6,
      photos: [
        { alt: 'Franjas de color muy finas de un tejido visto de cerca', subject: 'weaving' },
        { alt: 'Rombos y escalones repetidos en bandas sobre fondo oscuro', subject: 'weaving' },
        { alt: 'Un borde de triángulos y rombos de muchos colores', subject: 'weaving' },
        { alt: 'La tela completa, bandas anchas y angostas alternadas', subject: 'weaving' },
      ],
      warmth: 0.4,
      comments: [
        {
          by: 'amara',
          text: 'Mi madre lo ha ampliado hasta el último hilo. Dice que enhorabuena, de telera a tejedora.',
          hoursLater: 1,
        },
        {
          by: 'hannah',
          text: 'I found the one different square. Thank you for explaining it in your bio.',
          hoursLater: 3,
        },
        { by: 'martina', text: 'Hasta los perros. Qué hermosura, Wara.', hoursLater: 5 },
        {
          by: 'wara',
          replyTo: 'amara',
          text: 'Saludos a tu mamá, Amara. Que me cuente cómo doblan allá.',
          hoursLater: 20,
        },
      ],
    },
    {
      text: 'Una joven me preguntó cuánto demora aprender. Le dije: el telar, un año. Las manos, diez. La espalda nunca aprende.',
      daysAgo: 53,
      warmth: 0.26,
      comments: [
        {
          by: 'nerea',
          text: 'Wara, la espalda tiene arreglo. Te paso dos ejercicios cuando quieras.',
          hoursLater: 3,
        },
        { by: 'wara', replyTo: 'nerea', text: 'Pásame nomás, hija.', hoursLater: 9 },
      ],
    },
    {
      text: 'El azul no salió. Tres veces no salió. A la cuarta tampoco, pero salió un gris que parece madrugada y me lo quedo.',
      daysAgo: 180,
      photos: [
        { alt: 'Tejido en bandas de gris y lila, como un cielo antes de aclarar', subject: 'weaving' },
      ],
      warmth: 0.24,
      comments: [{ by: 'lucho', text: 'El azul que no sale es mi color favorito.', hoursLater: 4 }],
    },
    {
      text: 'Mi sobrina me abrió la cuenta. Yo pongo el tejido, ella pone los acentos.',
      daysAgo: 455,
      warmth: 0.2,
    },
  ],
}
