import type { Talent } from '../types.ts'

export const martin: Talent = {
  key: 'martin',
  firstName: 'Martín',
  lastName: 'Villalón',
  sex: 'MA',
  age: 43,
  looks: { tone: 2, hair: 'dark', style: 'curls' },
  country: 'AR',
  city: 'Mendoza',
  language: 'es',
  biography:
    'Fuego. Cocino con leña en Mendoza, al pie de la montaña: hierro, barro, ceniza y tiempo. No me gusta la palabra parrillero porque también hago verduras y ahí es donde se arma la discusión. Fui contador hasta los treinta y cinco; un día asé un zapallo entero entre las brasas, lo abrí y entendí que me había equivocado de planilla. Doy de comer para veinte o para doscientos, con la misma paciencia y distinta cantidad de leña.',
  joinedDaysAgo: 1000,
  categories: [8],
  posts: [
    {
      text: 'Zapallo al rescoldo, nueve horas. Lo abrís con cuchara. Lo digo tranquilo y lo repito: hoy fue mejor que la carne.',
      daysAgo: 0.55,
      photos: [
        { alt: 'Zapallo partido al medio en una fuente de hierro', subject: 'dish' },
        { alt: 'Plato de hierro desde arriba con verduras asadas y hierbas', subject: 'dish' },
      ],
      warmth: 0.57,
      comments: [
        { by: 'nico', text: 'Denunciado.', hoursLater: 0.5 },
        { by: 'facundo', text: 'Te quitan la ciudadanía por menos que eso, hermano.', hoursLater: 1 },
        {
          by: 'noa',
          text: '¿Nueve horas con cuánta brasa? Quiero intentarlo con calabaza y convertirlo en postre.',
          hoursLater: 3,
        },
        {
          by: 'martin',
          replyTo: 'noa',
          text: 'Rescoldo, Noa, casi nada: que puedas contar hasta ocho con la mano encima. Contame cómo queda.',
          hoursLater: 5,
        },
      ],
    },
    {
      text: 'Llovió sobre doscientas personas y treinta kilos de chivo. Nadie se fue. Se fue el fuego y nadie se fue.',
      daysAgo: 9.6,
      warmth: 0.3,
      comments: [
        {
          by: 'soledad',
          text: 'Se fue el fuego y nadie se fue. Terminás de escribir un endecasílabo, más o menos.',
          hoursLater: 5,
        },
        { by: 'martin', replyTo: 'soledad', text: '¿Eso se come?', hoursLater: 7 },
      ],
    },
    {
      text: 'Cinco maderas, cinco humos: algarrobo, olivo, sarmiento, jarilla y eucalipto. La misma cebolla, la misma distancia, cincuenta minutos cada una, y después a ciegas, con los ojos vendados y mi hija anotando. Gané yo con el sarmiento, perdí yo con el eucalipto, y la jarilla me dejó mudo: huele a lluvia antes de que llueva. Hay que usarla poca y al final.',
      daysAgo: 38,
      photos: [{ alt: 'Cinco mitades de cebolla asada en una plancha de hierro', subject: 'dish' }],
      warmth: 0.37,
      comments: [
        { by: 'adaeze', text: "Blind-tasted by species! Please tell me there's a table.", hoursLater: 4 },
        {
          by: 'martin',
          replyTo: 'adaeze',
          text: 'Hay planilla, Adaeze. Uno no deja de ser contador.',
          hoursLater: 8,
        },
        { by: 'mei', text: 'Send me the planilla.', hoursLater: 30 },
      ],
    },
    {
      text: '¿A qué hora hay que prender el fuego? Antes.',
      daysAgo: 86,
      warmth: 0.22,
      comments: [{ by: 'tono', text: 'Y la masa, la víspera.', hoursLater: 2 }],
    },
    {
      text: 'Mi viejo vino a comer. Miró el fuego, acomodó un leño que estaba bien puesto y dijo "ahora sí". Cuarenta y tres años tengo.',
      daysAgo: 160,
      warmth: 0.27,
      comments: [
        { by: 'pablo', text: 'El mío hace lo mismo con el lavavajillas.', hoursLater: 5 },
        { by: 'gonzalo', text: 'Esa escena vale por una película.', hoursLater: 13 },
      ],
    },
    {
      text: 'Limones a la plancha de hierro, hasta que se ponen negros. Sobre cualquier cosa. Sobre un zapato.',
      daysAgo: 340,
      photos: [{ alt: 'Limones quemados en mitades sobre la plancha de hierro', subject: 'dish' }],
      warmth: 0.18,
      comments: [{ by: 'lupe', text: '¡Qué herejía! Mañana la pruebo.', hoursLater: 6 }],
    },
    {
      text: 'Renuncié al contador que me llevaba las cuentas. Soy contador. Estamos en conversaciones.',
      daysAgo: 620,
      warmth: 0.15,
    },
    {
      text: 'Buenas. Acá se prende fuego, ordenadamente.',
      daysAgo: 985,
      warmth: 0.1,
    },
  ],
}
