import type { Talent } from '../types.ts'

export const goyo: Talent = {
  key: 'goyo',
  firstName: 'Gregorio',
  lastName: 'Pech Canul',
  sex: 'MA',
  age: 39,
  looks: { tone: 5, hair: 'black', style: 'short' },
  country: 'MX',
  city: 'Valladolid',
  language: 'es',
  biography:
    'Cochinita los domingos, trova los sábados. Tengo un puesto de seis bancos junto al parque, abierto de seis de la mañana a lo que dure la olla, y un trío con el que llevamos serenata en cuatro municipios. El pib lo prendo yo, la guitarra también. Si me ves dormido a las once, ya trabajé.',
  joinedDaysAgo: 350,
  categories: [8, 2],
  interests: ['trova yucateca', 'pib', 'hamacas'],
  posts: [
    {
      text: 'Se acabó a las 8:40. Vino una familia de Monterrey que manejó toda la noche y les quedó la cebolla. Les hice huevos con lo del sartén y les toqué dos. Dicen que regresan, que por la segunda.',
      daysAgo: 2.4,
      photos: [{ alt: 'Plato de tortillas con carne, cebolla morada y limón', subject: 'dish' }],
      warmth: 0.57,
      comments: [
        { by: 'sam', text: 'The 8:40 club. You and me, Goyo.', hoursLater: 2 },
        { by: 'ana', text: 'Yo llegué a las 8:35. Todavía lo presumo.', hoursLater: 3 },
        { by: 'sabor-sur', text: 'Guárdanos dos bancos, llevamos cámara y hambre.', hoursLater: 10 },
      ],
    },
    {
      text: 'Serenata fallida: me equivoqué de ventana. La señora de la ventana equivocada pidió otra. Y otra. Ya nos contrató para sus bodas de oro.',
      daysAgo: 35.5,
      warmth: 0.51,
      comments: [
        {
          by: 'consuelo',
          text: 'No se equivocó, joven. Llegó tarde cuarenta años, que es distinto.',
          hoursLater: 4,
        },
        { by: 'norte-talento', text: 'Eso no se ensaya. Bravo.', hoursLater: 8 },
      ],
    },
    {
      text: 'Buenos días. Cochinita, poc chuc y tres acordes.',
      daysAgo: 344,
      warmth: 0.24,
    },
  ],
}
