import type { Talent } from '../types.ts'

export const ruben: Talent = {
  key: 'ruben',
  firstName: 'Rubén',
  lastName: 'Oca',
  sex: 'MA',
  age: 34,
  looks: { tone: 3, hair: 'black', style: 'curls' },
  country: 'ES',
  city: 'Jerez de la Frontera',
  language: 'es',
  biography:
    'Bailaor. Nací en el barrio de Santiago encima de una tienda de ultramarinos y aprendí a zapatear sobre cajas de aceitunas, por eso todavía piso con cuidado. He bailado en peñas, bodas, un crucero (no me arrepiento) y algún teatro. Hablo poco. Cuando bailo tampoco hablo mucho, pero se me entiende.',
  joinedDaysAgo: 780,
  categories: [2],
  links: {
    spotify: 'https://open.spotify.com/artist/rubenocabaile',
  },
  posts: [
    {
      text: 'Una soleá no se termina. Se le pide permiso para salir.',
      daysAgo: 0.6,
      photos: ['Un bailaor recto en un haz estrecho, todo lo demás a oscuras'],
      warmth: 0.4,
      comments: [
        { by: 'facundo', text: 'Igual que un tango bien tocado. Uno se va en puntas de pie.', hoursLater: 2 },
        { by: 'nerea', text: 'Y tú y yo sin saber salir.', hoursLater: 4 },
        { by: 'emilio', text: 'Frase para abrir un libro. O para cerrarlo, claro.', hoursLater: 8 },
      ],
    },
    {
      text: 'Me ha dicho el fisio que descanse los pies. Los he puesto encima de una silla y ahora me duele la silla.',
      daysAgo: 6.2,
      warmth: 0.28,
      comments: [
        { by: 'nerea', text: 'Como gremio, protestamos.', hoursLater: 1 },
        { by: 'amara', text: '¡No te rías de la silla que me la traes!', hoursLater: 2 },
      ],
    },
    {
      text: `Clase para principiantes, primer día. Uno de cincuenta y tantos, camionero, se pone detrás del todo. No levanta los brazos. Al final me dice: «Mi mujer bailaba. Quería saber qué oía».

Está invitado a todas las que quiera.`,
      daysAgo: 20,
      warmth: 0.38,
      comments: [
        { by: 'ana', text: '😭', hoursLater: 1 },
        { by: 'elias', text: 'Coño, Rubén.', hoursLater: 3 },
        { by: 'carmen', text: 'Yo a ese hombre le llevo una sopa.', hoursLater: 5 },
        {
          by: 'ruben',
          replyTo: 'carmen',
          text: 'Carmen, se lo digo. Y que sobre para el maestro.',
          hoursLater: 9,
        },
      ],
    },
    {
      text: 'zapatos nuevos. suenan a notario',
      daysAgo: 47,
      warmth: 0.3,
      comments: [
        { by: 'camilo', text: 'jajajaja tráelos a Cali y salen bachatosos', hoursLater: 2 },
        { by: 'thiago', text: 'Necesito escuchar eso', hoursLater: 5 },
      ],
    },
    {
      text: `El de la peña me pidió «algo cortito y alegre». Le hice una seguiriya.
Ya no me llama.`,
      daysAgo: 110,
      photos: [
        'Un bailarín en pleno salto, con los brazos abiertos sobre un fondo oscuro',
        'Un bailaor con los brazos en alto en una azotea de noche',
      ],
      warmth: 0.32,
    },
    {
      text: 'He bailado en el patio de mi abuela, que cumplía noventa. Sin palmas, que se asusta. Solo yo y la fuente. Me ha dicho que estoy más gordo y que no me pare.',
      daysAgo: 240,
      warmth: 0.35,
      comments: [
        { by: 'rosa', text: 'Ese es el mejor aplauso.', hoursLater: 5 },
        { by: 'ines', text: '¡Noventa! Un beso a la señora.', hoursLater: 9 },
      ],
    },
    {
      text: 'Se me ha olvidado un baile entero en mitad del baile. Ha salido otro. Era mejor. No sé cuál era.',
      daysAgo: 450,
      warmth: 0.22,
      comments: [
        {
          by: 'bruno',
          text: 'Alguien del público lo tiene en la cabeza. Hay que preguntar puerta por puerta.',
          hoursLater: 6,
        },
      ],
    },
    {
      text: 'Buenas.',
      daysAgo: 771,
      photos: ['Un foco sobre un tablao vacío al aire libre'],
      warmth: 0.15,
      comments: [{ by: 'amara', text: 'Locuaz desde el primer día.', hoursLater: 4 }],
    },
  ],
}
