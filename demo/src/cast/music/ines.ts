import type { Talent } from '../types.ts'

export const ines: Talent = {
  key: 'ines',
  firstName: 'Inés',
  lastName: 'Cárdenas Tello',
  sex: 'FE',
  age: 33,
  looks: { tone: 5, hair: 'black', style: 'curls' },
  country: 'PE',
  city: 'Lima',
  language: 'es',
  biography: `Cajoneadora y profesora de música en un colegio de Villa El Salvador. Mi abuelo tocaba en cajas de fruta del mercado; yo toco en uno de caoba y todavía me siento alzada. Investigo (o sea, voy a casa de señoras y pregunto) cómo se tocaba en los callejones antes de los micrófonos.

Tengo un dúo con mi hermana, un gato sordo llamado Tundete y 120 alumnos que hacen percusión hasta con la reja.`,
  joinedDaysAgo: 740,
  categories: [2],
  links: {
    youtube: 'https://youtube.com/@inescardenas-cajon',
    instagram: 'https://instagram.com/ines.cardenas.cajon',
  },
  posts: [
    {
      text: '120 alumnos, 120 cajas de cartón, 9 de la mañana. Deséenme suerte que me voy pa dentro 🥁',
      daysAgo: 0.04,
      photos: [{ alt: 'Filas de cajas de cartón bajo los focos del escenario', subject: 'boxes' }],
      warmth: 0.3,
      comments: [
        { by: 'camilo', text: '84 aquí, 120 allá. Usted es mi ídola.', hoursLater: 0.3 },
        { by: 'rocio', text: '¡Suerte, profe!', hoursLater: 0.5 },
        { by: 'ana', text: '¡Cuenta cómo salió! ¿Con tapones o a lo valiente?', hoursLater: 0.8 },
      ],
    },
    {
      text: 'Tundete durmió encima del cajón durante todo el ensayo. Ser sordo es su estrategia y su venganza.',
      daysAgo: 4.9,
      warmth: 0.3,
      comments: [
        { by: 'nerea', text: 'La gata de mi piso pide asilo.', hoursLater: 3 },
        { by: 'oscar', text: 'Lo necesito en un libro. Al gato. Ya.', hoursLater: 5 },
        { by: 'ines', replyTo: 'oscar', text: 'Te mando fotos, pero cobra en atún.', hoursLater: 6 },
      ],
    },
    {
      text: `Fui a ver a doña Zoraida, 91 años. Me habían dicho que ella se acordaba de cómo tocaba su papá. No se acordaba. Me ofreció té, me mostró a sus bisnietos, me habló mal de un candidato.

Y cuando ya me iba, cerrando la puerta, con los nudillos, sobre la madera, así nomás: tocó. Ocho compases. Se quedó mirando su mano como si fuera de otra persona.

No grabé. Estaba con la cartera en una mano y el pan en la otra. Lo tengo en la cabeza y lo estoy repitiendo hasta que se me pegue. Si me ven en la combi golpeando el asiento, no es ansiedad, es archivo.`,
      daysAgo: 16.5,
      warmth: 0.38,
      comments: [
        {
          by: 'bruno',
          text: '«No es ansiedad, es archivo». Te mando un abrazo desde el 10:40.',
          hoursLater: 2,
        },
        { by: 'amara', text: 'Se me ha puesto la piel de gallina, Inés.', hoursLater: 4 },
        {
          by: 'ivan',
          text: 'No haber grabado a veces es la mejor decisión. Te lo dice uno que graba todo.',
          hoursLater: 6,
        },
        {
          by: 'facundo',
          text: 'Ocho compases por una puerta entornada. La historia de la música.',
          hoursLater: 10,
        },
        { by: 'sabor-sur', text: 'Qué manera de contar Lima. Gracias, Inés.', hoursLater: 40 },
      ],
    },
    {
      text: '¿Alguien sabe sacar mancha de plumón indeleble de la caoba? No voy a decir quién fue. Está en tercero B.',
      daysAgo: 42,
      warmth: 0.22,
      comments: [
        { by: 'carla', text: 'Alcohol isopropílico en un hisopo, prueba abajo primero.', hoursLater: 1 },
        { by: 'itzel', text: 'O déjalo. Es una firma.', hoursLater: 3 },
        {
          by: 'ines',
          replyTo: 'carla',
          text: 'Salió con alcohol. Pero dejé una rayita, por Itzel.',
          hoursLater: 20,
        },
      ],
    },
    {
      text: 'Con mi hermana tocamos el domingo en un callejón del Rímac con la gente en las ventanas. Nos tiraron flores, monedas y un calcetín. Agradecemos las tres cosas.',
      daysAgo: 105,
      photos: [
        { alt: 'Dos cajones peruanos, cada uno bajo su luz', subject: 'boxDrums' },
        'Cintas de colores girando en el aire',
        { alt: 'Los dos cajones solos, después de la tocada', subject: 'boxDrums' },
      ],
      warmth: 0.32,
      comments: [
        { by: 'jade', text: 'the sock is the real award', hoursLater: 3 },
        { by: 'lia', text: 'El par, ¿también?', hoursLater: 7 },
        { by: 'ines', replyTo: 'lia', text: 'Seguimos esperando el par.', hoursLater: 9 },
      ],
    },
    {
      text: 'Presenté un ensayo sobre cajones de mercado. Me observaron «tono excesivamente afectuoso». Lo voy a poner de subtítulo.',
      daysAgo: 330,
      warmth: 0.24,
      comments: [
        { by: 'julia', text: 'Ponlo en la portada.', hoursLater: 6 },
        { by: 'nico', text: 'Como revisor: culpable, y felicidades.', hoursLater: 9 },
      ],
    },
    {
      text: 'Causas, llegó el cajón.',
      daysAgo: 733,
      warmth: 0.16,
    },
  ],
}
