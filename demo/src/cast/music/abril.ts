import type { Talent } from '../types.ts'

export const abril: Talent = {
  key: 'abril',
  firstName: 'Abril',
  lastName: 'Amezcua',
  sex: 'FE',
  age: 30,
  looks: { tone: 3, hair: 'brown', style: 'bob' },
  country: 'MX',
  city: 'Paracho',
  language: 'es',
  biography:
    'Lauderas somos tres en el pueblo; lauderos, como cuatrocientos. Hago guitarras, vihuelas y alguna jarana, con maderas que elijo golpeándolas con el nudillo. Aprendí de mi papá, que decía que no, y de mi abuela, que decía que sí. También tallo, pinto y dibujo las rosetas, que es donde de verdad se me va la mano.',
  joinedDaysAgo: 500,
  categories: [2, 3],
  interests: ['maderas', 'rosetas', 'torneos de dominó'],
  links: { facebook: 'https://www.facebook.com/abrilamezcua.brilla' },
  posts: [
    {
      text: 'Guitarra número 100. Cedro, palo escrito y siete meses. La pulsé por primera vez a las once de la noche y se despertó mi papá. Desde el cuarto nada más dijo: «esa ya es mejor que las mías». Se volvió a dormir. Yo no.',
      daysAgo: 4.9,
      photos: [
        { alt: 'Las cuerdas y la boca de una guitarra nueva, con la roseta alrededor', subject: 'guitar' },
      ],
      warmth: 0.6,
      comments: [
        { by: 'nayeli', text: 'Lloré con lo del papá. Felicidades, Abril.', hoursLater: 1 },
        {
          by: 'ruben',
          text: 'Las mejores frases de un padre se dicen con los ojos cerrados.',
          hoursLater: 6,
        },
        { by: 'faro', text: 'Qué hermoso oficio y qué bien contado.', hoursLater: 20 },
      ],
    },
    {
      text: 'Me preguntan si se puede vivir de esto. Se puede vivir haciendo esto. No es la misma frase.',
      daysAgo: 88,
      warmth: 0.33,
      comments: [{ by: 'martina', text: 'La copio con tu nombre en la pared del taller.', hoursLater: 8 }],
    },
    {
      text: 'Diecinueve virutas distintas para el mismo mango hasta que el compás quedó parejo. Guardo las virutas. Mi mamá quiere saber para qué. Yo también.',
      daysAgo: 300,
      warmth: 0.2,
    },
  ],
}
