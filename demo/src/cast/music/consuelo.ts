import type { Talent } from '../types.ts'

export const consuelo: Talent = {
  key: 'consuelo',
  firstName: 'Consuelo',
  lastName: 'Baqueiro Sáenz',
  sex: 'FE',
  age: 68,
  looks: { tone: 4, hair: 'silver', style: 'bun' },
  country: 'MX',
  city: 'Campeche',
  language: 'es',
  biography:
    'Cantante de boleros, jubilada de la oficina de correos, poeta cuando se va la luz. Canté cuarenta años los viernes en el mismo restaurante, con el mismo pianista y tres dueños distintos. Ahora escribo lo que las canciones no me dejaron decir. Mi sobrino me abrió esta cuenta; los acentos son míos.',
  joinedDaysAgo: 160,
  categories: [2, 6],
  interests: ['boleros', 'crucigramas', 'el malecón de noche'],
  posts: [
    {
      text: 'Volví a cantar, después de tres años, en la boda de una nieta de mi pianista. Él ya no ve bien y no le hizo falta. A la mitad de la segunda se perdió y lo esperé. Cuarenta años me esperó él a mí.',
      daysAgo: 2.45,
      photos: [
        { alt: 'Un micrófono antiguo en un escenario pequeño, con luces al fondo', subject: 'microphone' },
      ],
      warmth: 0.66,
      comments: [
        { by: 'soledad', text: 'Qué manera de terminar una frase.', hoursLater: 2 },
        { by: 'elias', text: 'Cuarenta años de viernes. Me quito el sombrero, señora.', hoursLater: 4 },
        { by: 'faro', text: 'Esto es una escena entera, Consuelo. Gracias por compartirla.', hoursLater: 6 },
        { by: 'facundo', text: 'Esperar es acompañar. Gracias, Consuelo.', hoursLater: 7 },
        { by: 'casting-luz', text: 'Nos ha emocionado a los tres. Un abrazo desde Madrid.', hoursLater: 13 },
      ],
    },
    {
      text: `En el correo
aprendí a leer sobres sin abrirlos.
El amor pesa menos de veinte gramos
y casi siempre le falta el código postal.`,
      daysAgo: 39,
      warmth: 0.49,
      comments: [
        { by: 'julia', text: 'El código postal. Ay.', hoursLater: 3 },
        { by: 'palabra', text: 'Doña Consuelo, ¿cuántos como éste tiene guardados?', hoursLater: 9 },
        {
          by: 'consuelo',
          replyTo: 'palabra',
          text: 'Una caja de zapatos. Del número cinco, pero llena.',
          hoursLater: 12,
        },
      ],
    },
    {
      text: 'Buenas noches. Mi sobrino dice que aquí se escribe. Pues aquí escribo.',
      daysAgo: 156,
      warmth: 0.28,
      comments: [{ by: 'rosa', text: 'Bienvenida, Consuelo. A mí me abrió la mía mi nieta.', hoursLater: 5 }],
    },
  ],
}
