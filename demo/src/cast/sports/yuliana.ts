import type { Talent } from '../types.ts'

export const yuliana: Talent = {
  key: 'yuliana',
  firstName: 'Yuliana',
  lastName: 'Ceballos',
  sex: 'FE',
  age: 19,
  looks: { tone: 3, hair: 'dark', style: 'braid' },
  country: 'CO',
  city: 'Envigado',
  language: 'es',
  biography: `BMX de pista y lo que vaya saliendo. Nací en una loma tan parada que aprender a frenar era cuestión de vida. Compito en élite sub-23 desde este año y estudio tecnología en mecánica, porque los rodamientos me los cambio yo. Dos clavículas rotas, las dos la misma.

Si me ve llorando en la meta es el viento.`,
  joinedDaysAgo: 330,
  categories: [1],
  links: {
    instagram: 'https://instagram.com/yuli.ceballos.rampa',
  },
  posts: [
    {
      text: '¡Cuarta en la válida! Cuarta, parce. A nueve centésimas del podio. Estoy feliz y furiosa en partes iguales, no sabía que cabían las dos. #eselviento',
      daysAgo: 1.4,
      photos: [
        { alt: 'Una bicicleta de BMX sobre los saltos de tierra de la pista', subject: 'bicycle' },
        {
          alt: 'La bicicleta junto a los montículos de la pista, bajo el sol de mediodía',
          subject: 'bicycle',
        },
        { alt: 'La bicicleta al final de la pista, con las marcas de las llantas', subject: 'bicycle' },
      ],
      warmth: 0.55,
      comments: [
        { by: 'kofi', text: 'Nine hundredths. I know that feeling in my teeth.', hoursLater: 3 },
        {
          by: 'nerea',
          text: 'Feliz y furiosa es el estado natural del deporte. Enhorabuena.',
          hoursLater: 6,
        },
        { by: 'camilo', text: '¡¡Esa es la actitud carajo!! Orgullo 🇨🇴', hoursLater: 9 },
        {
          by: 'brava',
          text: 'Felicitaciones, Yuliana. Se notó mucho la salida, qué trabajo tan limpio.',
          hoursLater: 20,
        },
        {
          by: 'yuliana',
          replyTo: 'brava',
          text: 'Gracias, en la salida trabajé como tres meses y solo dura segundo y medio 😂',
          hoursLater: 21,
        },
      ],
    },
    {
      text: 'Pregunta seria para los que entrenan con dolor: ¿cómo saben cuándo es susto y cuándo es lesión? El fisio dice una cosa, mi cabeza dice otra y mi mamá dice «no se monte más en eso».',
      daysAgo: 12,
      warmth: 0.3,
      comments: [
        {
          by: 'nerea',
          text: 'Fisio y escaladora aquí. Si cambia tu forma de moverte, para. Si solo cambia tu forma de pensar, habla con alguien. Y tu madre: argumento sólido.',
          hoursLater: 1.5,
        },
        { by: 'marisol', text: 'El susto se va cuando calientas. La lesión no.', hoursLater: 5 },
        { by: 'yuliana', text: 'Ay, qué buena forma de decirlo las dos. Gracias 💛', hoursLater: 6 },
      ],
    },
    {
      text: 'Cambié la cadena, los pedales y el pensamiento. La cadena fue lo más barato.',
      daysAgo: 40,
      warmth: 0.27,
    },
    {
      text: 'Hoy bajé la loma de mi casa con los ojos de cuando tenía siete años y ahora me da más miedo que la pista. ¿Cómo hacíamos eso en chanclas?',
      daysAgo: 97,
      photos: [{ alt: 'La bicicleta en una calle empinada que baja hacia el valle', subject: 'bicycle' }],
      warmth: 0.4,
      comments: [
        {
          by: 'lia',
          text: 'Mi hermano se tragó un poste ahí cerquita. El poste sigue inclinado.',
          hoursLater: 4,
        },
      ],
    },
    {
      text: 'Consejo para las peladas que empiezan: no compren guantes bonitos, compren guantes que ajusten. Y no le pidan permiso a los del parque. El parque tampoco se los dieron a ellos.',
      daysAgo: 205,
      warmth: 0.22,
      comments: [
        { by: 'bea', text: 'Esto vale para casi todo.', hoursLater: 8 },
        { by: 'valentina', text: 'EL PARQUE TAMPOCO SE LOS DIERON A ELLOS. Me lo tatúo.', hoursLater: 15 },
      ],
    },
    {
      text: 'Hola, soy Yuli, ando en cicla.',
      daysAgo: 326,
      warmth: 0.2,
    },
  ],
}
