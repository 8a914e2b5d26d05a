import type { Talent } from '../types.ts'

export const marlene: Talent = {
  key: 'marlene',
  firstName: 'Marlene',
  lastName: 'Cedillo Baños',
  sex: 'FE',
  age: 25,
  looks: { tone: 4, hair: 'black', style: 'braid' },
  country: 'MX',
  city: 'Ciudad de México',
  language: 'es',
  biography:
    'Boxeadora amateur, 54 kilos, de Iztapalapa. Entreno en el gimnasio de mi tío desde los once, cuando iba nada más a esperar a mi hermano y me aburrí. También hago fotos y pasarela para marcas de ropa deportiva, porque los guantes no se pagan solos. Récord: dieciocho ganadas, cinco perdidas, una nariz chueca que ya hasta me gusta.',
  joinedDaysAgo: 310,
  categories: [1, 5],
  interests: ['salsa', 'tejer', 'películas de miedo'],
  links: { instagram: 'https://www.instagram.com/marlenecedillo.brilla' },
  posts: [
    {
      text: 'Cinco y media de la mañana, gimnasio vacío, el piso todavía mojado. Es mi media hora favorita del día: nadie me grita y el costal no opina.',
      daysAgo: 2.05,
      photos: [
        { alt: 'Un cuadrilátero vacío con las cuerdas rojas y una lámpara encendida', subject: 'ropes' },
      ],
      warmth: 0.41,
      comments: [
        { by: 'marisol', text: 'El costal no opina jajaja. Desde Ponce, misma hora.', hoursLater: 1 },
        { by: 'diego', text: 'yo a esa hora apenas me estoy durmiendo, respeto', hoursLater: 4 },
        { by: 'norte-talento', text: 'Esa media hora es la que se nota en las peleas.', hoursLater: 9 },
      ],
    },
    {
      text: 'Me preguntaron en un casting si podía «verme menos boxeadora». Les dije que sí, pero que cobro aparte. Me dieron el trabajo.',
      daysAgo: 34,
      warmth: 0.46,
      comments: [
        {
          by: 'brava',
          text: 'Justo lo contrario de lo que pedimos aquí. Qué bueno que contestaste así.',
          hoursLater: 6,
        },
        { by: 'zoe', text: 'Charge double next time.', hoursLater: 8 },
      ],
    },
    {
      text: 'Ya estoy aquí. Peleo en 54, poso en lo que me quede y no doy clases los domingos.',
      daysAgo: 304,
      warmth: 0.2,
      comments: [{ by: 'diego', text: 'Bienvenida, campeona. Los domingos son sagrados.', hoursLater: 3 }],
    },
  ],
}
