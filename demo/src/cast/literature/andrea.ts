import type { Talent } from '../types.ts'

export const andrea: Talent = {
  key: 'andrea',
  firstName: 'Andrea',
  lastName: 'Xicará',
  sex: 'FE',
  age: 31,
  looks: { tone: 4, hair: 'black', style: 'braid' },
  country: 'GT',
  city: 'Quetzaltenango',
  language: 'es',
  biography:
    "Escribo e ilustro libros para patojos de tres a ocho años, y para los papás que se quedan dormidos antes que ellos. Soy maestra de preprimaria en Xela: mi comité de lectura tiene veinticuatro miembros, todos con mocos, y no perdona. Escribo en español y, con ayuda de mi abuelita, también en k'iche'. Todos mis personajes tienen miedo a algo, porque todos mis lectores también.",
  joinedDaysAgo: 530,
  categories: [6, 3],
  posts: [
    {
      text: 'Hoy leí el borrador nuevo a mi salón. En la página cuatro alguien dijo "ya sé qué va a pasar" y explicó un final mejor que el mío.\n\nYa lo cambié. Va en los créditos.',
      daysAgo: 4.8,
      warmth: 0.55,
      comments: [
        { by: 'dani', text: 'Yo quiero leer el final de ese patojo.', hoursLater: 2 },
        { by: 'soledad', text: 'Es el único comité de lectura que respeto.', hoursLater: 6 },
        { by: 'renata', text: 'Que negocie también las regalías.', hoursLater: 15 },
      ],
    },
    {
      text: 'Ayuda de colegas. Necesito decir "susurrar" para alguien de cuatro años, sin usar la palabra susurrar, porque en mi salón preguntaron si era un animal. Probé "hablar quedito" y me quedó muy de abuela. Probé con letra chiquita en la página y los papás la leen a gritos igual. Llevo toda la tarde y tengo que entregar el jueves.',
      daysAgo: 23,
      warmth: 0.3,
      comments: [
        { by: 'ines', text: 'Hablar bajito como cuando hay un bebé dormido.', hoursLater: 1 },
        { by: 'theo', text: 'talking with the lights off', hoursLater: 3 },
        { by: 'andrea', replyTo: 'theo', text: 'Theo!! Eso. Eso es.', hoursLater: 4 },
      ],
    },
    {
      text: 'Prueba de portada. Mi comité votó por la que tiene más azul. Las tres tienen el mismo azul, pero no les quise discutir.',
      daysAgo: 84,
      photos: [
        'Dos pilas de libros y una manzana',
        'Un libro abierto del que crece un árbol de hojas azules',
      ],
      warmth: 0.43,
    },
    {
      text: 'Ayer le leí a mi abuelita por teléfono la versión en k\'iche\' del cuento del conejo. Yo muy orgullosa, tres meses de trabajo. Se rió tanto que tuvo que sentarse, y cuando le volvió el aire me explicó que mi conejo valiente era, en toda la historia, un conejo mojado. "Y decide entrar mojado a la cueva, y los demás admiran lo mojado que es".\n\nCorregí nueve páginas. La verdad es que la suya estaba mejor.',
      daysAgo: 199,
      warmth: 0.25,
      comments: [
        { by: 'wara', text: 'Jajaja. Me pasó igual con mi tío y una exposición entera.', hoursLater: 6 },
        { by: 'rocio', text: 'Conejo mojado es un gran título.', hoursLater: 20 },
      ],
    },
    {
      text: 'Hola, soy seño Andrea. Si escribo con muchas mayúsculas es por deformación profesional.',
      daysAgo: 512,
      warmth: 0.18,
    },
  ],
}
