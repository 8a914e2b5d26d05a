import type { Talent } from '../types.ts'

export const iker: Talent = {
  key: 'iker',
  firstName: 'Iker',
  lastName: 'Garralda',
  sex: 'MA',
  age: 35,
  looks: { tone: 1, hair: 'chestnut', style: 'quiff' },
  country: 'ES',
  city: 'Donostia',
  language: 'es',
  biography:
    'Cocinero en Donostia. Barra de cuatro metros, diez pintxos, ninguno lleva palillo innecesario. Vengo de familia de pescadores, así que el producto me lo explican mis tíos a gritos por teléfono a las seis de la mañana. Hablo poco y cocino corto: tres ingredientes, si hay cuatro es que me he equivocado. Los lunes cierro y voy a comer a casa de otros.',
  joinedDaysAgo: 870,
  categories: [8],
  links: { instagram: 'https://www.instagram.com/ikergarralda.brilla' },
  posts: [
    {
      text: 'Anchoa, mantequilla, pan. Cuatro meses para decidir la mantequilla.',
      daysAgo: 1.05,
      photos: [{ alt: 'Plato blanco desde arriba con tres tostadas finas y alargadas', subject: 'dish' }],
      warmth: 0.5,
      comments: [
        { by: 'tono', text: '¿Y el pan? ¿Cuánto tardaste en decidir el pan?', hoursLater: 0.4 },
        { by: 'iker', replyTo: 'tono', text: 'El pan es tuyo, tonto.', hoursLater: 0.6 },
        { by: 'bea', text: 'Cuatro meses me parece precipitado.', hoursLater: 6 },
      ],
    },
    {
      text: 'Un cliente hoy: «¿esto qué lleva?». Tres cosas. «¿Y qué más?». Nada. «¿Y qué más?».',
      daysAgo: 6.9,
      warmth: 0.26,
      comments: [
        { by: 'facundo', text: '¿Y qué más?', hoursLater: 3 },
        { by: 'iker', replyTo: 'facundo', text: 'Fuera.', hoursLater: 3.5 },
      ],
    },
    {
      text: 'Primera semana sin carta escrita. La gente pregunta. Resulta que hablábamos poco.',
      daysAgo: 30,
      warmth: 0.33,
      comments: [
        {
          by: 'rosa',
          text: 'Así trabajé veintitrés años. Se come mejor y se entera uno de todo.',
          hoursLater: 2,
        },
      ],
    },
    {
      text: 'Limón, sal, chipirón. Hoy los limones eran lo mejor de la lonja.',
      daysAgo: 64,
      photos: [
        'Limones cortados por la mitad',
        { alt: 'Limones partidos sobre una tabla', subject: 'dish' },
        { alt: 'Plato negro con aros de cebolla y una mitad de limón', subject: 'dish' },
      ],
      warmth: 0.38,
      comments: [
        { by: 'julia', text: 'Mi limonero acaba de sentirse aludido.', hoursLater: 3 },
        { by: 'pablo', text: 'Esos los he visto pasar por la cinta de mi lonja, seguro.', hoursLater: 5 },
      ],
    },
    {
      text: 'He tirado a la basura un plato que llevaba dos meses en carta. Estaba bueno. Solo bueno.',
      daysAgo: 141,
      warmth: 0.2,
    },
    {
      text: 'Mi tío ha llamado a las 5:40. «Hay bonito». Ha colgado. Mejor reunión del año.',
      daysAgo: 301,
      warmth: 0.24,
      comments: [{ by: 'emilio', text: 'Cuento perfecto. No le sobra ni el «ha colgado».', hoursLater: 8 }],
    },
    {
      text: '¿Alguien sabe arreglar una cámara que hace ruido de gaviota?',
      daysAgo: 520,
      warmth: 0.18,
      comments: [
        { by: 'pablo', text: 'Rodamiento del ventilador. O gaviota.', hoursLater: 1 },
        { by: 'iker', replyTo: 'pablo', text: 'Era el rodamiento. Gracias.', hoursLater: 30 },
      ],
    },
    {
      text: 'Kaixo.',
      daysAgo: 855,
      warmth: 0.09,
      comments: [{ by: 'bea', text: 'Kaixo, vecino.', hoursLater: 6 }],
    },
  ],
}
