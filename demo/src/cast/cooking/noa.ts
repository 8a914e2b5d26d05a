import type { Talent } from '../types.ts'

export const noa: Talent = {
  key: 'noa',
  firstName: 'Noa',
  lastName: 'Peral',
  sex: 'FE',
  age: 17,
  looks: { tone: 1, hair: 'chestnut', style: 'bun' },
  country: 'ES',
  city: 'Logroño',
  language: 'es',
  biography:
    'Estudio pastelería y panadería, primer año. Me gusta el hojaldre aunque yo a él no siempre. Aquí voy guardando lo que practico, con las notas de lo que salió mal al lado, porque si solo subo lo bonito no aprendo nada. De mayor quiero un obrador con ventana a la calle para que se vea trabajar.',
  joinedDaysAgo: 60,
  categories: [8],
  posts: [
    {
      text: 'Hojaldre, intento 9. Conté las capas hasta que me perdí en la 40. Los ocho anteriores se llaman galletas.',
      daysAgo: 0.36,
      photos: [
        { alt: 'Triángulos de hojaldre dorado en círculo sobre un plato claro', subject: 'dish' },
        { alt: 'Tres triángulos de hojaldre sobre la bandeja', subject: 'dish' },
      ],
      warmth: 0.49,
      comments: [
        {
          by: 'fabiola',
          text: '¡Cuarenta contadas son un montón! Se ve precioso el corte.',
          hoursLater: 0.8,
        },
        { by: 'tono', text: 'Ese color es de horno bien entendido.', hoursLater: 2 },
        { by: 'alba', text: 'Las capas no mienten, igual que los forros.', hoursLater: 4 },
        { by: 'noa', text: '¡Gracias! El 10 lo hago con mantequilla más fría.', hoursLater: 6 },
      ],
    },
    {
      text: 'Notas de hoy: el merengue sabe cuando tienes prisa.',
      daysAgo: 18,
      warmth: 0.25,
      comments: [
        { by: 'rosa', text: 'El merengue y los niños chiquitos.', hoursLater: 2 },
        { by: 'sam', text: 'So does caramel. It waits for you to look away.', hoursLater: 7 },
      ],
    },
    {
      text: 'Tarta de limón, notas:\n- masa: encogió medio centímetro por no dejarla reposar\n- crema: bien de ácido, un poco líquida\n- merengue: mejor no hablamos\n- horno de clase: calienta más por la izquierda, girar siempre\nMe gustó el limón. La tarta está en proceso.',
      daysAgo: 57,
      photos: [{ alt: 'Tarta redonda amarilla desde arriba rodeada de limones en mitades', subject: 'pie' }],
      warmth: 0.2,
    },
  ],
}
