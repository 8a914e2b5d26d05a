import type { Talent } from '../types.ts'

export const kiara: Talent = {
  key: 'kiara',
  firstName: 'Kiara',
  lastName: 'Archibold',
  sex: 'FE',
  age: 20,
  looks: { tone: 6, hair: 'black', style: 'braid' },
  country: 'PA',
  city: 'Ciudad de Panamá',
  language: 'es',
  biography:
    'Panameña, veinte años, con la bahía enfrente y el ventilador al lado. Estoy empezando en esto del modelaje después de bailar congo toda la vida: camino con tambor por dentro y dicen que se nota. Estudio contabilidad porque alguien tiene que cuadrar las cuentas.',
  joinedDaysAgo: 25,
  categories: [5, 2],
  posts: [
    {
      text: 'Mi primer editorial. Me temblaban hasta las pestañas y en la foto parezco una reina. ¿Cómo hace la luz eso?',
      daysAgo: 0.12,
      photos: [
        'Silueta de mujer joven en una puerta de luz rosada',
        'Falda amplia extendida en abanico, sus pliegues rosados y naranjas',
      ],
      warmth: 0.4,
      comments: [
        { by: 'amara', text: 'La reina ya estaba, la luz solo avisó 💛', hoursLater: 0.8 },
        { by: 'luciana', text: '¡Qué falda! Y qué hombros, se ve el baile.', hoursLater: 1.5 },
        { by: 'zoe', text: 'Nobody can see the eyelashes tremble. Trade secret.', hoursLater: 2 },
      ],
    },
    {
      text: 'Llegué! Aquí empieza la cosa 🙌 No tengo book todavía, tengo cuatro fotos del celular y muchas ganas. Si alguien tiene un consejo para la primera vez, lo leo.',
      daysAgo: 21,
      warmth: 0.26,
    },
  ],
}
