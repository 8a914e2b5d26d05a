import type { Talent } from '../types.ts'

export const ximena: Talent = {
  key: 'ximena',
  firstName: 'Ximena',
  lastName: 'Ccori',
  sex: 'FE',
  age: 41,
  looks: { tone: 4, hair: 'black', style: 'long' },
  country: 'PE',
  city: 'Arequipa',
  language: 'es',
  biography:
    'Cronista. Escucho a la gente y después la escribo, tratando de no estorbar. Nací en Arequipa, a la sombra de tres volcanes, y por eso me cuesta tomar en serio a los edificios. He contado mercados, procesiones, una fábrica de sombreros que cerró mientras yo preguntaba, y a las mujeres que reparan ollas. Grabo todo en una grabadora vieja porque si se acaba la pila se acaba la entrevista y empieza la conversación. Enseño redacción en una escuela técnica, de noche, a gente que llega con el uniforme puesto.',
  joinedDaysAgo: 700,
  categories: [6],
  posts: [
    {
      text: 'El señor Hilario arregla relojes en un puesto de un metro por un metro. Le pregunté cuántos tiene ahora mismo. «Arreglados, ninguno. Los arreglados se van».',
      daysAgo: 1.9,
      warmth: 0.57,
      comments: [
        { by: 'emilio', text: 'Ahí está el cuento completo. Envidia.', hoursLater: 1 },
        { by: 'lupe', text: 'Qué linda gente hay en los puestos chiquitos.', hoursLater: 3 },
        { by: 'oscar', text: 'Los arreglados se van. Uf.', hoursLater: 14 },
      ],
    },
    {
      text: 'Crónica de un almuerzo en el mercado (fragmento)\n\nA las once y media todavía no hay nadie, y doña Petronila ya está enojada con los que no han venido. Tiene un banco de madera para seis personas en el que caben nueve, y una olla en la que cabe, dice, «lo que Dios mande y tres presas más». Sirve sin mirar el plato. Mira la cara. Según la cara decide: a éste, más caldo; a ésta, el cuello, que le gusta y no lo pide.\n\nA las doce y cuarto llega el primero, un cargador que deja la carretilla contra la pared como quien amarra un caballo. No saluda. Ella tampoco. Le pone el plato y al lado, sin que haya pedido, la mitad de un limón. El cargador mira el limón un rato.\n\n—¿Y eso? —dice.\n—Estás resfriado.\n—No estoy.\n—Vas a estar.\n\nCome. A la mitad estornuda. Las otras ocho personas del banco de seis no dicen nada, pero yo veo cómo se acercan, cada una, un poquito, al montón de limones.\n\nCuando ya se han ido todos le pregunto cómo supo. Petronila está lavando, de espaldas. Me contesta que treinta y cuatro años sirviendo sopa son treinta y cuatro años leyendo caras, y que es una lectura como cualquier otra, con sus faltas de ortografía. Le pregunto qué dice la mía. Se seca las manos, se da la vuelta y me mira, yo creo que por primera vez en toda la mañana.\n\n—Que usted no ha desayunado —dice—. Y que le da vergüenza sentarse.\n\nMe senté. Era verdad.',
      daysAgo: 18,
      photos: [{ alt: 'Hojas con notas a mano y una pluma', subject: 'script' }],
      warmth: 0.48,
      comments: [
        { by: 'rosa', text: 'Doña Petronila y yo seríamos comadres.', hoursLater: 2 },
        { by: 'lupe', text: 'Lloro. Mi mamá atendía así.', hoursLater: 4 },
        { by: 'soledad', text: 'Con sus faltas de ortografía. Gran crónica, Ximena.', hoursLater: 9 },
        {
          by: 'sabor-sur',
          text: 'Nos ha dado hambre y un poco de pena, las dos cosas buenas. Gracias.',
          hoursLater: 26,
        },
      ],
    },
    {
      text: '¿Se transcribe la tos? Tengo a un entrevistado que tose justo cuando miente.',
      daysAgo: 55,
      warmth: 0.23,
      comments: [
        { by: 'ivan', text: 'Se transcribe con punto y aparte.', hoursLater: 3 },
        { by: 'elias', text: 'Se deja el micrófono abierto y ya está.', hoursLater: 8 },
      ],
    },
    {
      text: 'Mudé el archivo. Ocho años de entrevistas caben en cuatro cajas de zapatos, y los libros que salieron de ahí caben en una mano. Encontré una cinta sin etiqueta: son cuarenta minutos de una cocina, alguien pica algo, suena una radio lejos, nadie habla. No sé de quién es ni por qué la guardé. La escuché entera dos veces.',
      daysAgo: 149,
      photos: [
        { alt: 'Cajas de cartón en filas, listas para la mudanza', subject: 'boxes' },
        'Un libro abierto y sus páginas en el aire',
      ],
      warmth: 0.32,
    },
    {
      text: 'Hoy me entrevistaron a mí. Qué cosa tan incómoda. A la segunda pregunta ya estaba yo averiguando de dónde era la periodista.',
      daysAgo: 372,
      warmth: 0.27,
      comments: [
        { by: 'andrea', text: '¿Y de dónde era?', hoursLater: 6 },
        {
          by: 'ximena',
          replyTo: 'andrea',
          text: 'De Moquegua. Tiene cuatro hermanos y no le gusta la palta.',
          hoursLater: 9,
        },
      ],
    },
    {
      text: 'Buenas noches. Llego tarde, como a todo lo que después se pone bueno.',
      daysAgo: 690,
      warmth: 0.13,
    },
  ],
}
