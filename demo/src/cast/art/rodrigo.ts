import type { Talent } from '../types.ts'

export const rodrigo: Talent = {
  key: 'rodrigo',
  firstName: 'Rodrigo',
  lastName: 'Elizondo Peña',
  sex: 'MA',
  age: 27,
  looks: { tone: 2, hair: 'brown', style: 'quiff' },
  country: 'MX',
  city: 'Monterrey',
  language: 'es',
  biography:
    'Historietista. Dibujo «Turno de noche», la vida de una gasolinera a la salida de Monterrey donde trabajé tres años y donde pasa todo. Llevo cuatro números impresos en fotocopiadora y el quinto en camino. Escribo los diálogos en el camión, oyendo. Si reconoces a alguien, cámbiale el nombre tú también.',
  joinedDaysAgo: 300,
  categories: [3, 6],
  interests: ['fotocopias', 'lucha libre', 'camiones'],
  links: { web: 'https://turnodenoche.example' },
  posts: [
    {
      text: 'Salió el número cinco. 32 páginas, una gasolinera, un señor que quiere pagar con un gallo. El gallo es el personaje mejor escrito, lo digo sin modestia.',
      daysAgo: 1.7,
      photos: [
        {
          alt: 'Página de historieta con recuadros de una gasolinera de noche, en tinta',
          subject: 'comicPage',
        },
      ],
      warmth: 0.49,
      comments: [
        { by: 'lautaro', text: '¿Intercambiamos? Un detective por un gallo.', hoursLater: 1 },
        {
          by: 'rodrigo',
          replyTo: 'lautaro',
          text: 'Hecho, pero el gallo va en jaula aparte.',
          hoursLater: 2,
        },
        { by: 'palabra', text: 'Queremos leer los cinco. ¿Dónde mandamos la dirección?', hoursLater: 8 },
      ],
    },
    {
      text: 'Escuchado hoy en la bomba dos: «No es que sea caro, es que me dolió». Va directo a la página nueve.',
      daysAgo: 40,
      warmth: 0.35,
      comments: [{ by: 'emilio', text: 'Si lo cierras así, me retiro.', hoursLater: 5 }],
    },
    {
      text: 'Descubrí que si dejas la fotocopiadora sin tóner las noches salen más oscuras. Técnica mixta, le dicen.',
      daysAgo: 175,
      warmth: 0.26,
      comments: [{ by: 'itzel', text: 'Lucrecia también hace sus experimentos. Sin avisar.', hoursLater: 4 }],
    },
  ],
}
