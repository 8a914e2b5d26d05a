import type { Talent } from '../types.ts'

export const tonatiuh: Talent = {
  key: 'tonatiuh',
  firstName: 'Tonatiuh',
  lastName: 'Arce Mondragón',
  sex: 'MA',
  age: 35,
  looks: { tone: 5, hair: 'black', style: 'long' },
  country: 'MX',
  city: 'Ciudad de México',
  language: 'es',
  biography:
    'Físico que se pasó de curioso y ahora escribe. Cuento ciencia para gente que dice que no es para ella: columnas, cuentos y un programa de radio los martes a las siete de la mañana, con nueve oyentes muy fieles. Mi libro más leído explica los terremotos a mi sobrina; ella puso los dibujos y las objeciones.',
  joinedDaysAgo: 330,
  categories: [6, 7],
  interests: ['radio', 'volcanes', 'ajedrez lento'],
  links: { web: 'https://tonatiuharce.example' },
  posts: [
    {
      text: 'Pregunta de mi sobrina, ocho años, durante el simulacro: «Si la Tierra se mueve todo el tiempo, ¿por qué sólo avisan a veces?». Llevo tres columnas sin poder mejorarla.',
      daysAgo: 2.5,
      warmth: 0.56,
      comments: [
        { by: 'carla', text: 'Contrátala antes que yo.', hoursLater: 1 },
        { by: 'soledad', text: 'Ya está escrito. Ponle el nombre de ella.', hoursLater: 4 },
        {
          by: 'orbita',
          text: 'Nos encantaría invitaros a los dos. A ella para hablar y a ti para escuchar.',
          hoursLater: 10,
        },
      ],
    },
    {
      text: 'Salió la segunda edición. En la página 40 corregí un error que encontró un señor de Tlaxcala con regla y compás. Lo cité en los agradecimientos y me mandó otro error.',
      daysAgo: 55.5,
      photos: [{ alt: 'Una pila de libros con una manzana roja encima', subject: 'stack' }],
      warmth: 0.38,
      comments: [{ by: 'adaeze', text: 'Marry that man to the scientific method.', hoursLater: 5 }],
    },
    {
      text: 'Ya somos diez oyentes. La décima es mi mamá, pero cuenta.',
      daysAgo: 185,
      warmth: 0.27,
      comments: [{ by: 'memo', text: 'Once. Te oigo en el puesto de don Fede.', hoursLater: 6 }],
    },
  ],
}
