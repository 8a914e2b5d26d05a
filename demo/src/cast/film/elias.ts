import type { Talent } from '../types.ts'

export const elias: Talent = {
  key: 'elias',
  firstName: 'Elías',
  lastName: 'Peguero',
  sex: 'MA',
  age: 50,
  looks: { tone: 5, hair: 'black', style: 'bald' },
  country: 'DO',
  city: 'Santo Domingo',
  language: 'es',
  biography: `Actor de teatro, radio y lo que llame. Treinta años diciendo cosas de otros y todavía me da miedo mi propio contestador. He sido cura, coronel, difunto (cuatro veces) y la voz del ascensor de un hospital; esa es la que más gente ha escuchado.

Publico poco. Leo mucho. Si comento, es que me gustó.`,
  joinedDaysAgo: 800,
  categories: [4],
  posts: [
    {
      text: `A los cincuenta me dieron el papel que pedí a los treinta. Se lo conté a mi mujer y me dijo: «¿Y te cabe?».

Me queda ancho de hombros y estrecho de barriga. Empezamos el lunes.`,
      daysAgo: 20,
      photos: [{ alt: 'Una luna enorme entre cerros, como un telón pintado', subject: 'ranges' }],
      warmth: 0.36,
      comments: [
        { by: 'ana', text: '¡A tomarle las medidas! Qué alegría, Elías.', hoursLater: 1 },
        { by: 'diego', text: 'y mirando pa arriba, maestro', hoursLater: 2 },
        { by: 'soledad', text: 'Los papeles también engordan esperando. Felicidades.', hoursLater: 5 },
        { by: 'tramoya', text: 'Mucha suerte en los ensayos, Elías.', hoursLater: 30 },
        { by: 'elias', text: 'Gracias a todos. Diego, te estoy mirando a los ojos.', hoursLater: 34 },
      ],
    },
    {
      text: 'Me dicen que esto es una red para mostrarse. Yo vengo más bien a ver. Alguien tiene que sentarse.',
      daysAgo: 790,
      warmth: 0.2,
      comments: [{ by: 'amara', text: 'Siéntese, que ya bailamos nosotros.', hoursLater: 20 }],
    },
  ],
}
