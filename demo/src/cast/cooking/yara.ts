import type { Talent } from '../types.ts'

export const yara: Talent = {
  key: 'yara',
  firstName: 'Yara',
  lastName: 'Polanco',
  sex: 'FE',
  age: 28,
  looks: { tone: 5, hair: 'dark', style: 'curls' },
  country: 'DO',
  city: 'Santiago de los Caballeros',
  language: 'es',
  biography:
    'Cocino y bailo, casi siempre a la vez, y por eso mi cocina tiene el piso libre. Soy de Santiago, del Cibao, donde el plátano es un idioma. Tengo un comedorcito de almuerzos con cinco mesas y una bocina, y los domingos le cocino a mi abuela para que me corrija. Creo en el concón, en la siesta y en que la gente come mejor cuando se ríe.',
  joinedDaysAgo: 430,
  categories: [8, 2],
  links: { instagram: 'https://www.instagram.com/yarapolanco.brilla' },
  posts: [
    {
      text: 'La bandera de hoy: arroz, habichuela, carne y un merengue viejo de fondo. Me quedó el concón tan parejo que lo saqué entero y lo aplaudieron, no estoy exagerando, lo aplaudieron.',
      daysAgo: 2,
      photos: [
        { alt: 'Plato redondo desde arriba dividido en arroz, habichuela roja y carne', subject: 'dish' },
        { alt: 'Arroz en una sola pieza sobre un plato negro', subject: 'dish' },
        'Aguacates y limones verdes en mitades',
      ],
      warmth: 0.53,
      comments: [
        { by: 'bruno', text: 'Yo aplaudo desde aquí.', hoursLater: 1 },
        { by: 'iker', text: 'Socarrat. Bien hecho.', hoursLater: 3 },
        { by: 'yara', replyTo: 'iker', text: 'Con-cón, Iker. Con mucho cariño: concón.', hoursLater: 3.5 },
        {
          by: 'kiara',
          text: 'En Panamá también se pelea por ese raspadito, le decimos concolón.',
          hoursLater: 9,
        },
      ],
    },
    {
      text: 'Mi abuela dice que le falta sal. A todo. A la playa le falta sal.',
      daysAgo: 13,
      warmth: 0.24,
      comments: [
        { by: 'martina', text: 'Jajaja, a la playa.', hoursLater: 3 },
        { by: 'carmen', text: 'Tiene razón la señora.', hoursLater: 6 },
      ],
    },
    {
      text: 'Encuesta seria, porque hoy en el comedor casi llegamos a las manos: ¿ustedes prueban con la cuchara o con el dedo? Mi abuela, con la palma de la mano. Mi primo, con pan. El muchacho nuevo trajo una cucharita para cada olla, con su etiqueta, y lo miramos como si viniera de la luna. Respuestas sinceras, aquí no entra sanidad.',
      daysAgo: 53,
      warmth: 0.32,
      comments: [
        { by: 'lupe', text: 'Con cuchara si hay gente.', hoursLater: 1 },
        { by: 'martin', text: 'Con pan.', hoursLater: 2 },
        { by: 'sam', text: 'I plead the fifth and the finger.', hoursLater: 5 },
      ],
    },
    {
      text: 'Pastelitos para una fiesta: doscientos. Bailé con ciento noventa y nueve. El otro me lo comí.',
      daysAgo: 127,
      photos: [{ alt: 'Medias lunas de masa frita en espiral sobre un plato azul', subject: 'dish' }],
      warmth: 0.28,
      comments: [{ by: 'jade', text: 'As a dancer I respect the choreography.', hoursLater: 6 }],
    },
    {
      text: 'Se me pegó el moro y cerré la puerta para que nadie me viera la cara. Por la ventana me gritaron: «¡el concón, saca el concón!». No hay fracaso en este país.',
      daysAgo: 279,
      warmth: 0.2,
    },
    {
      text: '¡Llegué yo! ¿Dónde se come aquí?',
      daysAgo: 425,
      warmth: 0.14,
      comments: [
        { by: 'rosa', text: 'En mi mesa, siéntese.', hoursLater: 1 },
        { by: 'tono', text: 'Yo llevo el pan.', hoursLater: 4 },
      ],
    },
  ],
}
